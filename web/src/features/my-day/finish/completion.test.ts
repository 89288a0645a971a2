import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, type CompletionDraft } from '#outbox/kept/draft.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { completionActs, completionOf } from './completion.ts';

const png = new Blob(['png'], { type: 'image/png' });
const signed: CompletionDraft = {
  ...EMPTY_DRAFT,
  resolution: ' Cambiada la válvula ',
  signerName: ' Aurora Cid ',
  signerNif: '11847230e',
  signature: png,
  signatureId: 'sig1',
};
const photo: WorkVisit['attachments'][number] = {
  id: 'f1',
  kind: 'BEFORE',
  mime: 'image/jpeg',
  size: 1,
  visitId: 'v1',
  authorName: 'Tú',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const { service } = workVisit();
const answered = { ...service, checklist: service.checklist.map((item) => ({ ...item, answer: '12' })) };
const ready = workVisit({ status: 'IN_PROGRESS', attachments: [photo], service: answered });

describe('completionOf', () => {
  test('lists what is missing in the order of the screen', () => {
    expect(completionOf(workVisit({ status: 'IN_PROGRESS' }), EMPTY_DRAFT).missing).toEqual([
      ...['CO en humos', '1 foto', 'el trabajo realizado', 'la firma'],
    ]);
    expect(completionOf(ready, signed)).toEqual({ missing: [], places: [], wrong: {} });
  });

  test('requires a name with a signature and a reason with a refusal', () => {
    expect(completionOf(ready, { ...signed, signerName: ' ' }).missing).toEqual(['el nombre de quien firma']);
    const refused = { ...signed, signature: null, refusal: '' };
    expect(completionOf(ready, refused).missing).toEqual(['la firma']);
    expect(completionOf(ready, { ...refused, refusal: 'No está en casa' }).missing).toEqual([]);
  });

  test('reports invalid text at its field', () => {
    expect(completionOf(ready, { ...signed, signerNif: '11847230A' }).wrong).toEqual({
      signerNif: 'Indica un NIF válido',
    });
  });
});

describe('completionActs', () => {
  test('sends the signature before the completion, with normalised values', () => {
    expect(completionActs(ready, signed)).toEqual([
      {
        operation: 'PutFile',
        input: { id: 'sig1', serviceId: 's1', visitId: 'v1', kind: 'SIGNATURE' },
        blob: png,
      },
      {
        operation: 'CompleteVisit',
        input: {
          id: 'v1',
          resolution: 'Cambiada la válvula',
          signatureId: 'sig1',
          signer: { name: 'Aurora Cid', nif: '11847230E' },
        },
      },
    ]);
  });

  test('does not send the same signature again after a refusal by the server', () => {
    const sent = { ...ready, attachments: [photo, { ...photo, id: 'sig1', kind: 'SIGNATURE' as const }] };
    expect(completionActs(sent, signed).map(({ operation }) => operation)).toEqual(['CompleteVisit']);
  });

  test('includes a note that was written but not added', () => {
    expect(completionActs(ready, { ...signed, note: ' Gotea ' })[0]).toEqual({
      operation: 'AddVisitNote',
      input: { entity: 'SERVICE', id: 's1', kind: 'NOTE', text: 'Gotea' },
    });
    expect(completionOf(ready, { ...signed, note: 'a'.repeat(4_001) }).wrong).toHaveProperty('note');
  });

  test('sends the refusal without a signature, or neither when none is required', () => {
    const unsigned = { ...signed, signature: null, signatureId: '' };
    expect(completionActs(ready, { ...unsigned, refusal: ' No está ' })).toMatchObject([
      { input: { id: 'v1', refusal: 'No está' } },
    ]);
    const [act] = completionActs(ready, unsigned);
    expect(act?.input).toEqual({ id: 'v1', resolution: 'Cambiada la válvula' });
  });
});
