import { describe, expect, test } from 'vitest';
import type { Contact } from './client.ts';
import { inheritedBy, mergeResult } from './merge-result.ts';
import { aClient } from './testing/test-client.ts';

const ACTIVITY = 'La actividad anterior a la fusión';

const contact = (name: string, changes: Partial<Contact> = {}): Contact => ({
  ...{ name, position: null, phone: null, email: null, main: false },
  ...changes,
});

describe('mergeResult', () => {
  test('takes missing values, and leaves only the activity behind', () => {
    const address = { street: 'Calle', number: null, floor: null, postalCode: '28013', city: 'Madrid' };
    const owner = { id: 'o', name: 'Ana' };
    const other = aClient({ nif: 'B1', tradeName: 'T', billingAddress: address, notes: 'N', owner });
    const { merged, leftBehind } = mergeResult(aClient(), other);
    expect(merged).toMatchObject({ nif: 'B1', tradeName: 'T', billingAddress: address, notes: 'N', owner });
    expect(leftBehind).toEqual([ACTIVITY]);
  });

  test('lists in Spanish what is left behind', () => {
    const keep = aClient({ nif: 'B1', tradeName: 'T', notes: 'N', owner: { id: 'o', name: 'Ana' } });
    const owner = { id: 'p', name: 'Eva' };
    const other = aClient({ legalName: 'Dos', nif: 'B2', tradeName: 'U', notes: 'M', owner });
    const { merged, leftBehind } = mergeResult(keep, other);
    expect(merged).toMatchObject({ nif: 'B1', tradeName: 'T', notes: 'N', owner: { id: 'o' } });
    expect(leftBehind).toEqual([
      ...['El nombre Dos', 'El nombre comercial U', 'El NIF B2', 'El agente Eva', 'Las notas'],
      ACTIVITY,
    ]);
    // A name that has changed since is still the same person.
    const same = aClient({ owner: { id: 'o', name: 'Ana María' } });
    expect(mergeResult(keep, same).leftBehind).toEqual([ACTIVITY]);
  });

  test('unites lists ignoring case and accents, up to their limits', () => {
    const emails = ['a@b.es', 'c@b.es', 'd@b.es', 'e@b.es'];
    const keep = aClient({ emails, tags: ['Revisión'], phones: ['+34612345678'] });
    const other = aClient({
      ...{ emails: ['A@B.es', 'f@b.es', 'g@b.es'], tags: ['revision', 'VIP'] },
      phones: ['+34612345678', ...['1', '2', '3', '4', '5'].map((last) => `+3461234567${last}`)],
    });
    const { merged, leftBehind } = mergeResult(keep, other);
    expect(merged.emails).toEqual([...emails, 'f@b.es']);
    expect(merged.tags).toEqual(['Revisión', 'VIP']);
    expect(merged.phones).toHaveLength(5);
    expect(leftBehind).toEqual(['El correo g@b.es', 'El teléfono 612 34 56 75', ACTIVITY]);
  });

  test('keeps one main contact, preferably its own', () => {
    const keep = aClient({ contacts: [contact('Ana', { main: true })] });
    const other = aClient({ contacts: [contact('ANA'), contact('Eva', { main: true })] });
    expect(mergeResult(keep, other).merged.contacts).toEqual([
      contact('Ana', { main: true }),
      contact('Eva'),
    ]);
    expect(mergeResult(aClient(), other).merged.contacts[1]).toEqual(contact('Eva', { main: true }));
  });

  test('lists a property manager that is dropped because the kept client is not a community', () => {
    const manager = { id: 'm', code: 'C-2026-0009', name: 'Fincas Goya' };
    const community = aClient({ kind: 'COMMUNITY', managedBy: manager, originProspectId: 'p' });
    const { merged, leftBehind } = mergeResult(aClient(), community);
    expect(merged).toMatchObject({ kind: 'COMPANY', managedBy: null, originProspectId: 'p' });
    expect(leftBehind).toEqual(['El administrador de fincas Fincas Goya', ACTIVITY]);
    const other = { ...manager, id: 'n', name: 'Fincas Retiro' };
    const kept = aClient({ kind: 'COMMUNITY', managedBy: other });
    expect(mergeResult(kept, community)).toMatchObject({ merged: { managedBy: other }, leftBehind });
  });
});

test('inheritedBy returns the duplicate keys of the merged client and those it had inherited', () => {
  const keep = aClient({ nif: 'B1', inheritedMatch: ['nif:B0'] });
  const other = aClient({ nif: 'B2', emails: ['A@b.es'], inheritedMatch: ['nif:B3', 'nif:B0'] });
  expect(inheritedBy(keep, other)).toEqual(['nif:B0', 'nif:B2', 'email:a@b.es', 'nif:B3']);
});
