import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { PATHS } from '../paths.ts';
import { Button } from './button.tsx';
import classes from './button.module.css';

type Props = { title: string; to: string; isPrimary?: boolean };

export function CreateLink({ title, to, isPrimary = false }: Props) {
  const type = isPrimary ? 'primary' : 'default';
  return <Button style="link" type={type} title={title} to={to} icon={<IconPlus size={16} />} />;
}

/** The import link beside the create button; a phone has room for only one of them. */
export function ImportLink({ kind }: { kind: 'clientes' | 'equipos' | 'prospectos' | 'catalogo' }) {
  return (
    <Button
      style="link"
      title="Importar"
      to={PATHS.imports(kind)}
      icon={<IconFileImport size={16} />}
      className={classes['wideOnly']}
    />
  );
}
