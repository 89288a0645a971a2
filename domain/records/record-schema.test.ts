import { describe, expect, test } from 'vitest';
import { REQUIRED } from '../inputs/parts/testing/test-reading.ts';
import { validate } from '../inputs/parts/validate.ts';
import { parsePhone } from '../contact/phone.ts';
import { CLIENT } from './client.ts';
import { changeSchema } from './record-schema.ts';

describe('changeSchema', () => {
  const read = (sent: object) => validate(changeSchema(CLIENT, parsePhone, sent), sent);

  test('omits fields that were not sent, clears those sent as null, and ignores null for a flag', () => {
    expect(read({})).toEqual({ ok: true, value: {} });
    const nothing = {
      tradeName: null,
      phones: null,
      ownerId: null,
      isPropertyManager: null,
      billingAddress: null,
    };
    expect(read({ ...nothing, notes: undefined })).toEqual({
      ok: true,
      value: { tradeName: null, phones: [], ownerId: null, billingAddress: null },
    });
  });

  test('checks and normalizes like the schema of a new record', () => {
    expect(read({ phones: ['612 34 56 78'] })).toEqual({ ok: true, value: { phones: ['+34612345678'] } });
    expect(read({ legalName: ' ', nif: 'x' })).toEqual({
      ok: false,
      fields: [
        { path: 'legalName', message: REQUIRED },
        { path: 'nif', message: 'Indica un NIF válido' },
      ],
    });
  });
});
