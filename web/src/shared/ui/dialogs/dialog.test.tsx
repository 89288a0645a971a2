import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const onConfirm = vi.fn();

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button title="Descartar" onClick={() => setOpen(true)} />
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Descartar el prospecto?"
        verb="Descartar prospecto"
        label="Motivo"
        isDanger
        busy={busy}
        onConfirm={onConfirm}
      />
    </>
  );
}

async function open(busy?: boolean) {
  onConfirm.mockReset();
  render(<Page {...(busy === undefined ? {} : { busy })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  return screen.getByRole('dialog', { name: '¿Descartar el prospecto?' });
}

test('a reason dialog confirms only with a reason', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar prospecto' }));
  expect(screen.getByText('Este campo es requerido')).toBeDefined();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Motivo'), ' Publicidad ');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar prospecto' }));
  expect(onConfirm).toHaveBeenCalledWith('Publicidad');
});

test.each(['Escape', 'Cancelar', 'Cerrar'])('%s closes the dialog and restores the focus', async (way) => {
  await open();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descartar' }));
});

test('the dialog stays open while busy', async () => {
  await open(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
});
