import { describe, expect, test } from 'vitest';
import { reviewReason, fieldRelation, isFiled, type FieldFacts } from './field-work.ts';

describe('a person’s relation to a visit', () => {
  const visit = { technicianIds: ['ana'], formerTechnicians: [{ id: 'luis' }] };
  test.each([
    ['ana', 'PRESENT'],
    ['luis', 'FORMER'],
    ['eva', 'STRANGER'],
  ])('%s: %s', (id, relation) => {
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
    ['what was done in an own visit', {}, true],
    ['what was done in a former one', { relation: 'FORMER' }, true],
    ['a stranger’s act', { relation: 'STRANGER' }, false],
    ['a stranger’s act that they ask to file', { relation: 'STRANGER', asked: true }, false],
    ['a call that does not say when', { reported: false }, false],
    ['an administrator’s call', { role: 'ADMIN' }, false],
    ['an agent’s call that asks for it', { role: 'AGENT', asked: true }, false],
    ['a mendable refusal', { refusal: 'MENDABLE' }, false],
    [
      'a mendable refusal that the technician hands to the office',
      { refusal: 'MENDABLE', asked: true },
      true,
    ],
    ['an act without a time that the technician hands to the office', { reported: false, asked: true }, true],
  ])('%s: %#', (_words, changes, filed) => {
    expect(isFiled({ ...fact, ...changes })).toBe(filed);
  });
});

describe('the reason for a review', () => {
  const facts = { relation: 'PRESENT', visit: 'SCHEDULED', service: null, message: 'Otra cosa' } as const;
  test.each([
    ['the refusal itself', {}, 'Otra cosa'],
    [
      'somebody else has it',
      { relation: 'FORMER', visit: 'CANCELLED' },
      'La visita ya no era suya: la oficina se la dio a otra persona',
    ],
    ['annulled', { visit: 'CANCELLED', service: 'CLOSED' }, 'La visita estaba anulada'],
    ['closed', { visit: 'COMPLETED', service: 'CLOSED' }, 'El servicio estaba «Cerrado»'],
    ['ended', { visit: 'NOT_COMPLETED', service: 'PENDING' }, 'La visita ya estaba «No completada»'],
  ] as const)('%s', (_words, changes, because) => {
    expect(reviewReason({ ...facts, ...changes })).toBe(because);
  });
});
