import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { NoConnectionError } from '../../graphql/post-operation.ts';
import type { Found, Source } from './combobox-options.ts';
import { active, box, Form, options, said, type, value } from '../testing/test-combobox.tsx';

function heldSearch() {
  const asked: { text: string; answer: (found: Found) => void; fail: () => void }[] = [];
  const search = (text: string) =>
    new Promise<Found>((answer, reject) => {
      asked.push({ text, answer, fail: () => reject(new NoConnectionError()) });
    });
  const source: Source = { search, hint: 'Escribe algo.' };
  const last = async (text: string) => {
    await waitFor(() => expect(asked.at(-1)?.text).toBe(text));
    const call = asked.at(-1);
    if (!call) throw new Error('nothing was asked');
    return call;
  };
  return { source, asked, last };
}

const found = (...labels: string[]): Found => ({
  options: labels.map((label) => ({ value: label, label })),
  hasMore: false,
});

describe('a combobox with server search', () => {
  test('announces hint, search and results, and requests a word once', async () => {
    const { source, asked, last } = heldSearch();
    render(<Form source={source} />);
    await userEvent.click(box());
    expect(said()).toBe('Escribe algo.');
    await type('ibiza');
    expect(said()).toBe('Buscando…');
    (await last('ibiza')).answer(found('Ibiza 1', 'Ibiza 2'));
    await waitFor(() => expect(said()).toBe('2 resultados'));
    expect(asked).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe('Ibiza 2');
    expect(box().value).toBe('Ibiza 2');
  });

  test('drops a stale answer and selects nothing from it', async () => {
    const { source, last } = heldSearch();
    render(<Form source={source} />);
    await type('ib');
    const first = await last('ib');
    await type('iza');
    const second = await last('ibiza');
    first.answer(found('Ibáñez'));
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('');
    second.answer(found('Ibiza 1', 'Ibiza 2'));
    await waitFor(() => expect(options()).toEqual(['Ibiza 1', 'Ibiza 2']));
    expect(value()).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('Ibiza 1');
  });

  test('an early Enter, as a barcode scanner sends it, picks the only option once it is there', async () => {
    const { source, last } = heldSearch();
    render(<Form source={source} />);
    await type('8417618918054{Enter}');
    (await last('8417618918054')).answer(found('Bomba de achique'));
    await waitFor(() => expect(value()).toBe('Bomba de achique'));
    expect(box().value).toBe('Bomba de achique');
    expect(options()).toEqual([]);
  });

  test('an early Enter picks nothing for a text typed afterwards', async () => {
    const { source, last } = heldSearch();
    render(<Form source={source} />);
    await type('ib{Enter}iza');
    (await last('ibiza')).answer(found('Ibiza 1'));
    await waitFor(() => expect(options()).toEqual(['Ibiza 1']));
    expect(value()).toBe('');
  });

  test('an early Enter picks the only option in a field that was left meanwhile, and is no error until then', async () => {
    const { source, last } = heldSearch();
    render(<Form value="Ibiza 0" source={source} />);
    box().focus();
    await userEvent.keyboard('8417618918054{Enter}{Tab}');
    expect(document.activeElement).not.toBe(box());
    expect(value()).toBe('Ibiza 0');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(box().hasAttribute('data-unread')).toBe(true);
    (await last('8417618918054')).answer(found('Bomba de achique'));
    await waitFor(() => expect(value()).toBe('Bomba de achique'));
    expect([box().value, box().hasAttribute('data-unread'), options()]).toEqual([
      ...['Bomba de achique', false, []],
    ]);
  });

  test.each([
    ['several', found('Ibiza 1', 'Ibiza 2')],
    ['none', found()],
  ])(
    'an early Enter in a field that was left picks none of %s, and clears the value then',
    async (_, answer) => {
      const { source, last } = heldSearch();
      render(<Form value="Ibiza 0" source={source} />);
      box().focus();
      await userEvent.keyboard('ibiza{Enter}{Tab}');
      const call = await last('ibiza');
      expect(value()).toBe('Ibiza 0');
      call.answer(answer);
      await waitFor(() => expect(value()).toBe(''));
      expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['ibiza', 'true']);
    },
  );

  test('Escape takes an early Enter back', async () => {
    const { source, asked, last } = heldSearch();
    render(<Form source={source} />);
    await type('ibiza{Enter}{Escape}{ArrowDown}');
    await waitFor(() => expect(asked).toHaveLength(1));
    (await last('ibiza')).answer(found('Ibiza 1'));
    await waitFor(() => expect(options()).toEqual(['Ibiza 1']));
    expect(value()).toBe('');
  });

  test('highlights the first option of each new answer', async () => {
    const { source, last } = heldSearch();
    render(<Form source={source} />);
    await type('gar');
    (await last('gar')).answer(found('Garaje', 'Garbo', 'Garcés', 'García 1'));
    await waitFor(() => expect(options()).toHaveLength(4));
    await type('cía');
    await userEvent.keyboard('{ArrowDown>2/}');
    expect(active()).toBe('Garcés');
    (await last('garcía')).answer(found('García 1', 'García 2', 'García 3'));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(active()).toBe('García 1');
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('García 1');
  });

  test('selects nothing and keeps the text if the list has become shorter than the highlighted index', async () => {
    const { source, last, asked } = heldSearch();
    render(<Form value="Ibiza 0" source={source} />);
    box().focus();
    await userEvent.keyboard('ibiza');
    (await last('ibiza')).answer(found('Ibiza 1', 'Ibiza 2', 'Ibiza 3'));
    await waitFor(() => expect(options()).toHaveLength(3));
    // Opening the list again repeats the request.
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(active()).toBe('Ibiza 3');
    await waitFor(() => expect(asked).toHaveLength(2));
    (await last('ibiza')).answer(found('Ibiza 1'));
    await waitFor(() => expect(options()).toEqual(['Ibiza 1']));
    expect(active()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect([value(), box().value]).toEqual(['', 'ibiza']);
    expect(box().hasAttribute('data-unread')).toBe(true);
  });

  test('Enter does not submit the form while the first options load', async () => {
    const { source, last } = heldSearch();
    if (!('search' in source)) throw new Error('it asks');
    const { search } = source;
    const onSubmit = vi.fn();
    render(<Form source={{ search }} onSubmit={onSubmit} />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    await last('');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(said()).toBe('Buscando…');
  });

  test('shows a failure and retries with the same text', async () => {
    const { source, last, asked } = heldSearch();
    render(<Form source={source} />);
    await type('ibiza');
    (await last('ibiza')).fail();
    expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('ibiza');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    (await last('ibiza')).answer(found('Ibiza 1'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ibiza 1' }));
    expect(value()).toBe('Ibiza 1');
  });

  test('without a hint requests the first options on opening', async () => {
    const { source, last } = heldSearch();
    if (!('search' in source)) throw new Error('it asks');
    const { search } = source;
    render(<Form source={{ search }} />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    (await last('')).answer({ ...found('Ana', 'Blas'), hasMore: true });
    await waitFor(() => expect(options()).toEqual(['Ana', 'Blas']));
    expect(said()).toBe('2 resultados. Hay más: sigue escribiendo');
  });
});

describe('a combobox that takes free text', () => {
  const label = (text: string) => `Escribir «${text}»`;

  test('offers the text when nothing fits; Enter takes it, empties the field and clears the value', async () => {
    const onTake = vi.fn();
    render(<Form value="limón" freeText={{ label, onTake }} />);
    box().focus();
    await userEvent.keyboard('mel');
    expect(options()).toEqual(['Melocotón', 'Melón']);
    await userEvent.keyboard('aza');
    expect(active()).toBe('Escribir «melaza»No hay resultados');
    await userEvent.keyboard('{Enter}');
    expect(onTake.mock.calls).toEqual([['melaza']]);
    expect([value(), box().value, options()]).toEqual(['', '', []]);
  });

  test('text left without an option is no error and does not hold the form back', async () => {
    const onSubmit = vi.fn();
    render(<Form freeText={{ label, onTake: vi.fn() }} onSubmit={onSubmit} />);
    await type('melaza');
    await userEvent.tab();
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(box().hasAttribute('data-unread')).toBe(false);
    box().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('an early Enter takes no text, since a scanned barcode is no name', async () => {
    const { source, last } = heldSearch();
    const onTake = vi.fn();
    render(<Form source={source} freeText={{ label, onTake }} />);
    await type('8417618918054{Enter}');
    (await last('8417618918054')).answer(found());
    await waitFor(() => expect(options()).toEqual(['Escribir «8417618918054»No hay resultados']));
    expect(onTake).not.toHaveBeenCalled();
  });
});
