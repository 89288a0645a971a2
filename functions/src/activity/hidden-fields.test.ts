import { describe, expect, test } from 'vitest';
import type { AnyField } from '@cuadrilla/domain/records/field.ts';
import { LINE } from '@cuadrilla/domain/records/line.ts';
import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import { aTechnician } from '../unit/testing/test-work.ts';
import { withoutHidden } from './hidden-fields.ts';

type Viewer = Parameters<typeof withoutHidden>[0];

const shownTo = (viewer: Viewer, after: Record<string, unknown>) =>
  withoutHidden(viewer)({ before: null, after }).after;

const technician = aTechnician({ permissions: { prices: false, phones: false } });

describe('the timeline and the audit', () => {
  const values = {
    title: 'Caldera',
    contacts: [{ name: 'Eva', phone: '+34600111222' }],
    lines: [{ description: 'Válvula', priceCents: 1_200, vatPercent: 21 }],
    costCents: 700,
  };

  test('show an administrator everything', () => {
    expect(shownTo(aTechnician({ role: 'ADMIN' }), values)).toEqual(values);
  });

  test('hide costs from an agent', () => {
    expect(shownTo(aTechnician({ role: 'AGENT' }), values)).toEqual({
      title: 'Caldera',
      contacts: values.contacts,
      lines: values.lines,
    });
  });

  test('hide prices, phones and costs from a technician who may not see them, in rows too', () => {
    expect(shownTo(technician, values)).toEqual({
      title: 'Caldera',
      contacts: [{ name: 'Eva' }],
      lines: [{ description: 'Válvula' }],
    });
  });
});

/** Fields of every record, those of its rows too, whose kind or label says that not everybody may see them. */
function secretsOf(fields: Readonly<Record<string, AnyField>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return secretsOf(field.of);
    const isSecret =
      /^phones?$/.test(field.kind) || /precio|coste|iva|importe|descuento|tarifa/i.test(field.label);
    return isSecret ? [name] : [];
  });
}

test('every field of a record that is a phone, a price or a cost is hidden by its name', () => {
  const records: Readonly<Record<string, AnyField>>[] = [
    ...Object.values(RECORDS).map(({ fields }) => fields),
    LINE,
  ];
  const secrets = [...new Set(records.flatMap((fields) => secretsOf(fields)))];
  expect(secrets.length).toBeGreaterThan(5);
  const after = Object.fromEntries(secrets.map((name) => [name, 1]));
  expect(shownTo(technician, after)).toEqual({});
});
