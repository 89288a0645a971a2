import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignatureField } from './signature-field.tsx';

const drawn = vi.hoisted(() => ({ end: (): void => undefined }));
vi.mock('../day/sign-on.ts', () => ({
  signOn: (_canvas: HTMLCanvasElement, _pad: unknown, onDrawn: () => void) => {
    drawn.end = onDrawn;
    return () => undefined;
  },
}));
vi.mock('signature_pad', () => ({ default: vi.fn() }));

const PNG = new Blob(['firma'], { type: 'image/png' });

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(PNG));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});

async function openFull(onChange: (png: Blob | null) => void) {
  const { rerender } = render(<SignatureField value={null} caption="Aurora Cid" onChange={onChange} />);
  const field = (value: Blob | null) =>
    rerender(<SignatureField value={value} caption="Aurora Cid" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Firmar a pantalla completa' }));
  await screen.findByRole('dialog', { name: 'Firma' });
  return field;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a full-screen signature is shown in the card once accepted', async () => {
  const onChange = vi.fn();
  const field = await openFull(onChange);
  expect(button('Listo').disabled).toBe(true);
  await vi.waitFor(() => {
    drawn.end();
    expect(onChange).not.toHaveBeenCalled();
    expect(button('Listo').disabled).toBe(false);
  });
  await userEvent.click(button('Borrar'));
  expect(button('Listo').disabled).toBe(true);
  await vi.waitFor(() => {
    drawn.end();
    expect(button('Listo').disabled).toBe(false);
  });
  await userEvent.click(button('Listo'));
  expect(onChange.mock.calls).toEqual([[PNG]]);
  field(PNG);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByAltText('Firma recogida')).toBeDefined();
});

test('a signature stays visible when its stored blob is another object', async () => {
  const field = await openFull(vi.fn());
  await vi.waitFor(() => {
    drawn.end();
    expect(button('Listo').disabled).toBe(false);
  });
  await userEvent.click(button('Listo'));
  field(PNG);
  field(new Blob(['firma'], { type: 'image/png' }));
  expect(await screen.findByAltText('Firma recogida')).toBeDefined();
});

test('a signature drawn in the card stays on the canvas', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<SignatureField value={null} caption="Aurora Cid" onChange={onChange} />);
  await vi.waitFor(() => {
    drawn.end();
    expect(onChange).toHaveBeenCalledWith(PNG);
  });
  rerender(
    <SignatureField
      value={new Blob(['firma'], { type: 'image/png' })}
      caption="Aurora Cid"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('img', { name: 'Firma aquí con el dedo' })).toBeDefined();
  expect(screen.queryByAltText('Firma recogida')).toBeNull();
});

test('cancelling the full-screen signature changes nothing', async () => {
  const onChange = vi.fn();
  await openFull(onChange);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
