import { describe, expect, test } from 'vitest';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { checkNewClient, checkNewSite } from './client-of-prospect.ts';
import type { Prospect } from '../prospect.ts';

const prospect: Prospect = {
  ...emptyRecord(PROSPECT),
  ...{ id: 'x', code: 'P-2026-0001', name: 'Ana', lastName: 'Núñez', phone: '+34612345678' },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), version: 1 },
};
const site = { name: 'Casa', address: { street: 'Luna', postalCode: '28004', city: 'Madrid' } };

describe('the client created from a prospect', () => {
  test("has the prospect's name and data", () => {
    expect(checkNewClient(parsePhone, prospect, { site })).toMatchObject({
      ok: true,
      value: {
        service: null,
        client: {
          kind: 'PERSON',
          legalName: 'Ana Núñez',
          emails: [],
          phones: ['+34612345678'],
          contacts: [],
        },
      },
    });
  });

  test.each([
    [{ name: 'Ana', lastName: null }, [{ name: 'Ana', main: true }]],
    [{ name: null, lastName: 'Gil' }, [{ name: 'Gil', main: true }]],
    [{ name: null, lastName: null }, []],
  ])('of kind COMPANY has as contact for %j the right person', (changes, contacts) => {
    const company = { ...prospect, kind: 'COMPANY' as const, legalName: 'Bar, S. L.', ...changes };
    expect(checkNewClient(parsePhone, company, { site })).toMatchObject({ value: { client: { contacts } } });
  });

  test('takes over a complete address only', () => {
    const town = { street: '', number: null, floor: null, postalCode: '28004', city: 'Madrid' };
    const billingOf = (address: Prospect['address']) => {
      const checked = checkNewClient(parsePhone, { ...prospect, address }, { site });
      return checked.ok ? checked.value.client.billingAddress : checked.fields;
    };
    expect(billingOf(town)).toBeNull();
    expect(billingOf({ ...town, street: 'Luna' })).toEqual({ ...town, street: 'Luna' });
  });

  test('is refused if the name is too long for a client', () => {
    const long = { ...prospect, name: 'A'.repeat(100), lastName: 'B'.repeat(100) };
    expect(checkNewClient(parsePhone, long, { site })).toEqual({
      ok: false,
      fields: [{ path: 'client.legalName', message: 'No puede tener más de 100 caracteres' }],
    });
  });
});

describe('the first service of a new client', () => {
  const service = { typeId: 'tipocalderatipocalde', title: ' No calienta ', description: ' Desde ayer ' };

  test('is read with the client, and may leave the priority to its type', () => {
    const read = { title: 'No calienta', description: 'Desde ayer', priority: null, promisedWindow: null };
    expect(checkNewClient(parsePhone, prospect, { site, service })).toMatchObject({
      value: { service: read },
    });
    const urgent = { ...service, priority: 'URGENT' as const };
    expect(checkNewSite(parsePhone, { site, service: urgent })).toMatchObject({
      value: { service: { priority: 'URGENT' } },
    });
  });

  test('reports all errors together', () => {
    const wrong = { ...service, typeId: 'a/b', title: ' ' };
    const paths = ['site.name', 'service.typeId', 'service.title'];
    const typed = { site: { ...site, name: '' }, service: wrong };
    for (const checked of [checkNewClient(parsePhone, prospect, typed), checkNewSite(parsePhone, typed)]) {
      expect(checked).toMatchObject({ ok: false, fields: paths.map((path) => ({ path })) });
    }
  });

  test('requires a site, even with a linked client; without a service none is required', () => {
    const paths = ['site.name', 'site.address.street', 'site.address.postalCode', 'site.address.city'];
    expect(checkNewSite(parsePhone, { service })).toMatchObject({
      ok: false,
      fields: paths.map((path) => ({ path, message: 'Este campo es requerido' })),
    });
    expect(checkNewSite(parsePhone, {})).toEqual({ ok: true, value: { site: null, service: null } });
  });
});
