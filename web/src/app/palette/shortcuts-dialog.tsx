import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { MOD } from './platform.ts';
import classes from './shortcuts-dialog.module.css';
import type { LayerProps } from './layer-props.ts';

const SHORTCUTS = [
  { keys: [MOD, 'K'], does: 'Buscar en todo, o ir a otra pantalla' },
  { keys: ['/'], does: 'Buscar en la lista' },
  { keys: [MOD, 'S'], does: 'Guardar el formulario' },
  { keys: ['Intro'], does: 'Guardar el formulario desde un campo' },
  { keys: ['↑', '↓'], does: 'Moverse por un menú o por los resultados' },
  { keys: ['Esc'], does: 'Cerrar un diálogo o un menú, o borrar la búsqueda' },
  { keys: ['?'], does: 'Ver esta ayuda' },
];

export function ShortcutsDialog({ onClose }: LayerProps) {
  return (
    <Dialog
      open
      title="Atajos de teclado"
      onClose={onClose}
      actions={<Button type="primary" title="Entendido" onClick={onClose} />}
    >
      <dl className={classes['list']}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
