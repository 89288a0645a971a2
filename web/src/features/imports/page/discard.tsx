import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { useImportActs } from '../parts/use-import.ts';

export function Discard({ found }: { found: ImportDetailFragment }) {
  const { step } = useImportActs(found);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button title="Descartar" icon={<IconTrash size={16} />} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="¿Descartar esta importación?"
        verb="Descartar importación"
        isDanger
        busy={step.isBusy}
        problem={step.problem}
        onConfirm={() => step.run('DISCARD')}
      >
        <p>No se ha guardado nada todavía. Se borra el archivo, con lo que hayas decidido sobre él.</p>
      </ConfirmDialog>
    </>
  );
}
