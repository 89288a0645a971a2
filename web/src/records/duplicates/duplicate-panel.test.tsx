import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { DuplicatePanel } from './duplicate-panel.tsx';
import type { DuplicateMatch } from './use-duplicates.ts';

const match = (change: Partial<DuplicateMatch> = {}): DuplicateMatch => ({
  entity: 'CLIENT',
  id: 'c1',
  code: 'C-2026-0042',
  name: 'Clínica Retiro',
  matchedOn: ['PHONE'],
  prospectStatus: null,
  archived: false,
  kind: 'PERSON',
  phone: null,
  address: null,
  openServices: null,
  ...change,
});

type Options = { canLink?: boolean; mayShareNif?: boolean };

function Harness({ matches, canLink = false, mayShareNif = false }: Options & { matches: DuplicateMatch[] }) {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [linked, setLinked] = useState<string | null>(null);
  return (
    <MemoryRouter>
      <output>{JSON.stringify({ others, linked })}</output>
      <DuplicatePanel
        matches={matches}
        notDuplicateOf={others}
        onChange={setOthers}
        mayShareNif={mayShareNif}
        {...(canLink && {
          linkedId: linked,
          onLink: (found: DuplicateMatch | null) => setLinked(found?.id ?? null),
        })}
      />
    </MemoryRouter>
  );
}

async function show(matches: DuplicateMatch[], options: Options = {}) {
  const shown = render(<Harness matches={matches} {...options} />);
  if (matches.length > 0) await screen.findAllByRole('listitem');
  return shown;
}
const chosen = () =>
  JSON.parse(screen.getByRole('status').textContent) as { others: string[]; linked: string | null };
const button = (name: string) => screen.getByRole('button', { name });

describe('the duplicate panel', () => {
  test('starts as an empty live region', async () => {
    const { container } = await show([]);
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  });

  test('shows name, matching fields and kind, and opens in another tab', async () => {
    await show([
      match({ matchedOn: ['NIF', 'PHONE'], archived: true }),
      match({ entity: 'PROSPECT', id: 'p1', name: 'Ana Ruiz', matchedOn: ['EMAIL'], prospectStatus: 'LOST' }),
    ]);
    const [client, prospect] = screen.getAllByRole('listitem');
    expect(client?.textContent).toContain('Mismo NIF y teléfono');
    expect(client?.textContent).toContain('Cliente · Archivado');
    expect(prospect?.textContent).toContain('Mismo correo');
    expect(prospect?.textContent).toContain('Perdido');
    const link = within(prospect!).getByRole('link', { name: /Ana Ruiz/ });
    expect(link.getAttribute('href')).toBe('/customers/p1');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('shows phone, address and open services', async () => {
    await show([match({ phone: '+34612345678', address: 'Calle de Ibiza 21, Madrid', openServices: 2 })]);
    expect(screen.getByText('612 34 56 78 · Calle de Ibiza 21, Madrid · 2 servicios abiertos')).toBeDefined();
  });

  test('asks about the client for organisations only, and about the person otherwise', async () => {
    const { unmount } = await show([match({ kind: 'COMMUNITY' }), match({ id: 'c2', kind: 'COMPANY' })]);
    expect(screen.getByRole('region', { name: '¿Es el mismo cliente?' })).toBeDefined();
    unmount();
    await show([match({ kind: 'COMMUNITY' }), match({ id: 'c2', kind: 'PERSON' })]);
    expect(screen.getByRole('region', { name: '¿Es la misma persona?' })).toBeDefined();
  });

  test('can mark a match as someone else and undo it', async () => {
    await show([match()]);
    await userEvent.click(button('Es otra persona'));
    expect(chosen().others).toEqual(['c1']);
    expect(button('Es otra persona').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Es otra persona'));
    expect(chosen().others).toEqual([]);
  });

  test('marks all matches at once, and asks again for a new one', async () => {
    const both = [match(), match({ entity: 'PROSPECT', id: 'p1' })];
    const { rerender } = await show(both);
    expect(screen.getByText('Vale para las 2 coincidencias')).toBeDefined();
    await userEvent.click(button('Es otra persona'));
    expect(chosen().others).toEqual(['c1', 'p1']);
    rerender(<Harness matches={[...both, match({ id: 'c2' })]} />);
    expect(button('Es otra persona').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Es otra persona'));
    expect(chosen().others).toEqual(['c1', 'p1', 'c2']);
  });

  test('linking one match unmarks only that one', async () => {
    await show([match(), match({ id: 'c2' })], { canLink: true });
    await userEvent.click(button('Es otra persona'));
    const [first] = screen.getAllByRole('button', { name: 'Es este cliente' });
    await userEvent.click(first!);
    expect(chosen()).toEqual({ others: ['c2'], linked: 'c1' });
  });

  test('never has a match both linked and marked', async () => {
    await show([match()], { canLink: true });
    await userEvent.click(button('Es otra persona'));
    await userEvent.click(button('Es este cliente'));
    expect(chosen()).toEqual({ others: [], linked: 'c1' });
    await userEvent.click(button('Es otra persona'));
    expect(chosen()).toEqual({ others: ['c1'], linked: null });
  });

  test('requires linking a client with the same NIF', async () => {
    await show([match({ matchedOn: ['NIF'] })], { canLink: true });
    expect(screen.getByText('Ya es cliente: enlázalo')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Es otra persona' })).toBeNull();
    expect(button('Es este cliente')).toBeDefined();
  });

  test('links to a client with the same NIF where nothing can be linked', async () => {
    await show([match({ matchedOn: ['NIF'] })]);
    expect(screen.getByText('Ya es cliente: abre su ficha')).toBeDefined();
    expect(screen.queryByText(/enlázalo/)).toBeNull();
  });

  test('lets a prospect share the NIF of a client, and does not link prospects', async () => {
    await show([match({ matchedOn: ['NIF'] }), match({ entity: 'PROSPECT', id: 'p1', matchedOn: ['NIF'] })], {
      mayShareNif: true,
      canLink: true,
    });
    expect(screen.getAllByRole('button', { name: 'Es otra persona' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Es este cliente' })).toHaveLength(1);
  });
});
