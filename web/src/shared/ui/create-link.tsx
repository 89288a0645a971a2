import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { PATHS } from '../paths.ts';
import { Button } from './button.tsx';
import classes from './button.module.css';

type Props = { title: string; to: string; isPrimary?: boolean };

export function CreateLink({ title, to, isPrimary = false }: Props) {
  const type = isPrimary ? 'primary' : 'default';
  return <Button style="link" type={type} title={title} to={to} icon={<IconPlus size={16} />} />;
}

/** Beside what creates one record: what brings in many. A phone has room for one action. */
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
