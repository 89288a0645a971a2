import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { press, type } from '../../testing/hands.ts';
import { TextInput } from '../ui/fields/text-input.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { FormDialog } from './form-dialog.tsx';
import { done, type Outcome } from './outcome.ts';
import { failureOf } from '../graphql/failure.ts';
import { useRecordForm } from './use-record-form.ts';

const onClose = vi.fn();
const send = vi.fn(() => Promise.resolve<Outcome<string, { text: string }>>(done('N1')));

function Note() {
  const form = useRecordForm({
    initialValues: { text: '' },
    schema: () => z.object({ text: z.string() }),
    draft: { owner: 'u1', form: 'note' },
    send,
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

test('a failed save is said below the fields, beside its button', async () => {
  send.mockResolvedValueOnce({ kind: 'failed', failure: failureOf('NO_SERVER') });
  render(<Note />);
  type('Texto', 'Llamar');
  await press('Guardar');
  // The toast says it too.
  const problem = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(problem.compareDocumentPosition(screen.getByLabelText('Texto'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('closing says that the draft is kept, only if something was typed', async () => {
  render(<Note />);
  await press('Cancelar');
  expect(screen.queryByText('Borrador guardado')).toBeNull();
  type('Texto', 'Llamar');
  await press('Cancelar');
  expect(screen.getByText('Borrador guardado')).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(2);
});
