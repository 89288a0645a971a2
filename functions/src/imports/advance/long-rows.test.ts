import { PARTY_CONTACTS_MAX } from '@cuadrilla/domain/contact/party.ts';
import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { NOTE_MAX, SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { expect, test } from 'vitest';
import { aClient } from '../../clients/testing/test-client.ts';
import { aSite } from '../../unit/testing/test-unit.ts';
import { pageDocument } from '../store/import-document.ts';
import { importsInMemory } from '../testing/test-imports.ts';

const CLIENTS = 60;
const codeOf = (n: number) => `C-2026-${String(n + 1).padStart(4, '0')}`;
/** Each character takes two bytes. */
const long = (text: string, length: number) => text.repeat(length).slice(0, length);

const ADDRESS = { street: 'Calle Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };
const clients = Array.from({ length: CLIENTS }, (_client, n) =>
  aClient({
    ...{ id: `c${n}`, code: codeOf(n), legalName: `Cliente ${n}`, siteCount: 1, mainSiteId: `s${n}` },
    notes: long('áéíóú', NOTE_MAX),
    emails: Array.from({ length: PARTY_CONTACTS_MAX - 1 }, (_email, i) => `correo${i}.de.${n}@ejemplo.es`),
    contacts: Array.from({ length: CLIENT.contacts.most - 1 }, (_contact, i) => ({
      ...{
        name: `Contacto ${i}`,
        position: 'Presidenta',
        phone: null,
        email: `persona${i}.de.${n}@ejemplo.es`,
      },
      main: i === 0,
    })),
  }),
);
const sites = clients.map(({ id, code, legalName }, n) =>
  aSite({
    ...{ id: `s${n}`, client: { id, code, name: legalName }, address: ADDRESS },
    accessNotes: long('üñáé', NOTE_MAX),
  }),
);

const HEAD = 'Código;Nombre;Email;Contacto;Dirección;Nº;CP;Población;Acceso;Notas';
const linesWith = (access: string, notes: string) =>
  clients.map(({ code }, n) =>
    [
      ...[
        code,
        long('Ñandú', SHORT_TEXT_MAX),
        `nuevo${n}@ejemplo.es`,
        'Ana',
        'Calle Mayor',
        '3',
        '28013',
        'Madrid',
      ],
      ...[access, notes],
    ].join(';'),
  );

/** Of Firestore, less the document's name and other fields. */
const DOCUMENT_MAX = 1_048_576 - 1_000;

type World = ReturnType<typeof importsInMemory>;

function largestPage({ theImport, page }: World, id: string): number {
  const sizes = theImport(id).tallies.map((_tally, number) => {
    const of = { importId: id, run: 1, page: number, done: true, rows: page(id, number) };
    return Buffer.byteLength(pageDocument(of, new Date(0)).rows);
  });
  return Math.max(...sizes);
}

async function toTheEnd({ theImport, advance }: World, id: string) {
  while (isUnderWay(theImport(id).status)) await advance(id);
}

test.each([
  ['the longest', long('ñçàè', NOTE_MAX), long('óúíá', NOTE_MAX)],
  ['short', 'Llaves', 'Llamar'],
])(
  'a page of rows with %s notes, about records with the longest, fits in a document at each step and fills most of it',
  async (_which, access, notes) => {
    const world = importsInMemory({ clients, sites });
    const id = await world.check([HEAD, ...linesWith(access, notes)].join('\r\n'));
    await toTheEnd(world, id);
    await world.decide(id, { rule: 'UPDATE' });
    const sizes = [largestPage(world, id)];
    await world.act(id, 'START');
    await toTheEnd(world, id);
    expect(world.theImport(id).result).toMatchObject({ updated: CLIENTS });
    sizes.push(largestPage(world, id));
    const { found } = world;
    for (const [key, client] of found.clients)
      found.clients.set(key, { ...client, notes: 'Otra', version: client.version + 1 });
    await world.act(id, 'UNDO');
    await toTheEnd(world, id);
    expect(world.theImport(id).undo).toMatchObject({ kept: CLIENTS });
    sizes.push(largestPage(world, id));
    expect(Math.max(...sizes)).toBeLessThan(DOCUMENT_MAX);
    expect(Math.max(...sizes)).toBeGreaterThan(DOCUMENT_MAX * 0.7);
  },
);
