import { describe, expect, test } from 'vitest';
import { reviewReason, fieldRelation, isFiled, type FieldFacts } from './field-work.ts';

describe("a person's relation to a visit", () => {
  const visit = { technicianIds: ['ana'], formerTechnicians: [{ id: 'luis' }] };
  test.each([
    ['ana', 'PRESENT'],
    ['luis', 'FORMER'],
    ['eva', 'STRANGER'],
  ])('of %s is %s', (id, relation) => {
    expect(fieldRelation(id, visit)).toBe(relation);
  });

  test('is PRESENT for a technician who was removed and assigned again', () => {
    expect(fieldRelation('ana', { ...visit, formerTechnicians: [{ id: 'ana' }] })).toBe('PRESENT');
  });
});

describe('filing a refused act', () => {
  const fact: FieldFacts = {
    ...{ role: 'TECHNICIAN', relation: 'PRESENT', refusal: 'FINAL' },
    ...{ reported: true, asked: false },
  };
  test.each<[string, Partial<FieldFacts>, boolean]>([
    ['an act on an own visit', {}, true],
    ['an act on a former visit', { relation: 'FORMER' }, true],
    ['an act by a stranger', { relation: 'STRANGER' }, false],
    ['an act a stranger asks to file', { relation: 'STRANGER', asked: true }, false],
    ['an act without a time', { reported: false }, false],
    ['an act by an administrator', { role: 'ADMIN' }, false],
    ['an act an agent asks to file', { role: 'AGENT', asked: true }, false],
    ['a mendable refusal', { refusal: 'MENDABLE' }, false],
    [
      'a mendable refusal that the technician sends to the office',
      { refusal: 'MENDABLE', asked: true },
      true,
    ],
    ['an act without a time that the technician sends to the office', { reported: false, asked: true }, true],
  ])('of %s: %#', (_words, changes, filed) => {
    expect(isFiled({ ...fact, ...changes })).toBe(filed);
  });
});

describe('the reason for a review', () => {
  const facts = { relation: 'PRESENT', visit: 'SCHEDULED', service: null, message: 'Otra cosa' } as const;
  test.each([
    ['the refusal itself', {}, 'Otra cosa'],
    [
      'the reassignment of the visit',
      { relation: 'FORMER', visit: 'CANCELLED' },
      'La visita ya no era suya: la oficina se la dio a otra persona',
    ],
    ['the cancellation of the visit', { visit: 'CANCELLED', service: 'CLOSED' }, 'La visita estaba anulada'],
    ['the closing of the service', { visit: 'COMPLETED', service: 'CLOSED' }, 'El servicio estaba «Cerrado»'],
    [
      'the end of the visit',
      { visit: 'NOT_COMPLETED', service: 'PENDING' },
      'La visita ya estaba «No completada»',
    ],
  ] as const)('is %s', (_words, changes, because) => {
    expect(reviewReason({ ...facts, ...changes })).toBe(because);
  });
});
