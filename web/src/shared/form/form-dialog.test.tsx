import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { press, type } from '../../testing/hands.ts';
import { TextInput } from '../ui/fields/text-input.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { FormDialog } from './form-dialog.tsx';
import { done } from './outcome.ts';
import { useRecordForm } from './use-record-form.ts';

const onClose = vi.fn();

function Note() {
  const form = useRecordForm({
    initialValues: { text: '' },
    schema: () => z.object({ text: z.string() }),
    draft: { owner: 'u1', form: 'note' },
    send: () => Promise.resolve(done('N1')),
  });
  return (
    <>
      <FormDialog onClose={onClose} form={form} title="Nota" submit="Guardar">
        <TextInput {...form.field('text')} label="Texto" />
      </FormDialog>
      <Toasts />
    </>
  );
}

test('closing says that the draft is kept, only if something was typed', async () => {
  render(<Note />);
  await press('Cancelar');
  expect(screen.queryByText('Borrador guardado')).toBeNull();
  type('Texto', 'Llamar');
  await press('Cancelar');
  expect(screen.getByText('Borrador guardado')).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(2);
});
