import { IconFileImport } from '@tabler/icons-react';
import { PATHS } from '../paths.ts';
import { Button } from './button.tsx';
import classes from './import-link.module.css';

/** Beside what creates one record: what brings in many. A phone has room for one action. */
export function ImportLink({ kind }: { kind: 'clientes' | 'equipos' | 'prospectos' | 'catalogo' }) {
  return (
    <Button
      style="link"
      title="Importar"
      to={PATHS.imports(kind)}
      icon={<IconFileImport size={16} />}
      className={classes['link']}
    />
  );
}
