import { describe, expect, test } from 'vitest';
import { parsePhone } from '@cuadrilla/domain/phone.ts';
import { checkNewClient } from './client-of-prospect.ts';
import type { Prospect } from './prospect.ts';

const prospect: Prospect = {
  ...{ id: 'x', code: 'P-2026-0001', kind: 'PERSON', name: 'Ana', lastName: 'Núñez', legalName: null },
  ...{ nif: null, email: null, phone: '+34612345678', address: null, sourceId: null, interestIds: [] },
  ...{ need: null, estimatedValueCents: null, status: 'NEW', lostReasonId: null, discardKind: null },
  ...{ owner: null, nextActionOn: null, notes: null, doNotContact: false, firstResponseDueAt: null },
  ...{ firstResponseAt: null, convertedTo: null, convertedSiteId: null },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), version: 1 },
};
const site = { name: 'Casa', address: { street: 'Luna', postalCode: '28004', city: 'Madrid' } };

describe('the client that a prospect makes by itself', () => {
  test('is called as the prospect is, and has what is known of it', () => {
    expect(checkNewClient(parsePhone, prospect, { site })).toMatchObject({
      ok: true,
      client: { kind: 'PERSON', legalName: 'Ana Núñez', emails: [], phones: ['+34612345678'], contacts: [] },
    });
  });

  test.each([
    [{ name: 'Ana', lastName: null }, [{ name: 'Ana', main: true }]],
    [{ name: null, lastName: 'Gil' }, [{ name: 'Gil', main: true }]],
    [{ name: null, lastName: null }, []],
  ])('has as contact of a company %j', (changes, contacts) => {
    const company = { ...prospect, kind: 'COMPANY' as const, legalName: 'Bar, S. L.', ...changes };
    expect(checkNewClient(parsePhone, company, { site })).toMatchObject({ client: { contacts } });
  });

  test('is not made of a name that no client can have: somebody has to shorten it', () => {
    const long = { ...prospect, name: 'A'.repeat(100), lastName: 'B'.repeat(100) };
    expect(checkNewClient(parsePhone, long, { site })).toEqual({
      ok: false,
      fields: [{ path: 'client.legalName', message: 'No puede tener más de 100 caracteres' }],
    });
  });
});
