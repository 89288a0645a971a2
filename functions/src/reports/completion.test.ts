import { describe, expect, test } from 'vitest';
import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { completeSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { CompleteVisitInput } from '../graphql/types.generated.ts';
import { checkCompletion, consentOf, photosOf, type Completion } from './completion.ts';

const AT = new Date('2026-11-20T10:00:00Z');

const file = (id: string, kind: AttachmentKind): Attachment => ({
  ...{ id, kind, serviceId: 's', visitId: 'v', mime: 'image/png', size: 1, sha256: `hash-${id}` },
  ...{ authorId: 'u', authorName: 'Ana', createdAt: AT, reported: false },
});
const FILES = [file('b', 'BEFORE'), file('a', 'AFTER'), file('d', 'DOCUMENT'), file('f', 'SIGNATURE')];
const SIGNED = { signer: { name: 'Aurora Cid', nif: '11847230E' }, signatureId: 'f' };

const strict: Completion['service'] = {
  checklist: [
    { id: 'p1', text: 'Presión', kind: 'NUMBER', options: [], required: true },
    { id: 'p2', text: 'Notas', kind: 'TEXT', options: [], required: false },
  ],
  answers: { p1: { value: 1.4, byName: 'Ana', at: AT } },
  minPhotos: 2,
  requiresSignature: true,
};

function check(
  input: Partial<CompleteVisitInput>,
  service: Partial<Completion['service']> = {},
  files = FILES,
) {
  const whole = { id: 'v', resolution: 'Cambiada la válvula', ...input };
  const checked = validate(completeSchema(), whole);
  return checkCompletion({ input: whole, checked, service: { ...strict, ...service }, files });
}

const pathsOf = (result: ReturnType<typeof check>) =>
  result.ok ? [] : result.fields.map(({ path }) => path);

describe('checking a completion', () => {
  test('accepts one with all requirements', () => {
    expect(check(SIGNED)).toMatchObject({ ok: true, resolution: 'Cambiada la válvula' });
  });

  test.each<[string, Partial<CompleteVisitInput>, Partial<Completion['service']>, string[]]>([
    ['no resolution', { ...SIGNED, resolution: ' ' }, {}, ['resolution']],
    ['an answer missing', SIGNED, { answers: {} }, ['checklist.p1']],
    [
      'an answer that does not hold',
      SIGNED,
      { answers: { p1: { value: 'x', byName: '', at: AT } } },
      ['checklist.p1'],
    ],
    ['a photo missing', SIGNED, { minPhotos: 3 }, ['photos']],
    ['no signature', {}, {}, ['signature']],
    ['a blank refusal', { refusal: '  ' }, {}, ['signature']],
    ['a name without a signature', { signer: SIGNED.signer }, {}, ['signature']],
    ['a signature without a name', { signatureId: 'f' }, {}, ['signer.name']],
    ['a signature that is not there', { ...SIGNED, signatureId: 'x' }, {}, ['signature']],
    ['a photo for a signature', { ...SIGNED, signatureId: 'a' }, {}, ['signature']],
    ['both signed and refused', { ...SIGNED, refusal: 'No quiere' }, {}, ['refusal']],
    ['a wrong NIF', { ...SIGNED, signer: { name: 'Ana', nif: '1' } }, {}, ['signer.nif']],
    [
      'a name without a signature where none is needed',
      { signer: SIGNED.signer },
      { requiresSignature: false },
      ['signature'],
    ],
  ])('with %s reports the field', (_name, input, service, expected) => {
    expect(pathsOf(check(input, service))).toEqual(expected);
  });

  test('reports all problems at once, each field once', () => {
    const result = check({ resolution: '' }, { answers: {} }, []);
    expect(pathsOf(result)).toEqual(['resolution', 'checklist.p1', 'photos', 'signature']);
  });

  test.each<[string, Partial<CompleteVisitInput>, boolean, object]>([
    [
      'a signature',
      SIGNED,
      true,
      {
        ...{ kind: 'SIGNED', name: 'Aurora Cid', nif: '11847230E', signedAt: AT.toISOString() },
        signature: { attachmentId: 'f', sha256: 'hash-f' },
      },
    ],
    [
      'a refusal',
      { refusal: ' No está ' },
      true,
      { kind: 'REFUSED', reason: 'No está', refusedAt: AT.toISOString() },
    ],
    [
      'an optional refusal',
      { refusal: 'No' },
      false,
      { kind: 'REFUSED', reason: 'No', refusedAt: AT.toISOString() },
    ],
    ['no signature if none is required', {}, false, { kind: 'NOT_REQUIRED' }],
  ])('stores for %s the right consent', (_name, input, requiresSignature, expected) => {
    const result = check(input, { requiresSignature });
    expect(result.ok && consentOf(result, AT)).toEqual(expected);
  });
});

test('photosOf returns before and after photos only', () => {
  expect(photosOf(FILES).map(({ id }) => id)).toEqual(['b', 'a']);
});
