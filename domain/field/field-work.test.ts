import { describe, expect, test } from 'vitest';
import { reviewReason, fieldRelation, isFiled, type FieldFacts } from './field-work.ts';

describe('what somebody has to do with a visit', () => {
  const visit = { technicianIds: ['ana'], formerTechnicians: [{ id: 'luis' }] };
  test.each([
    ['ana', 'PRESENT'],
    ['luis', 'FORMER'],
    ['eva', 'STRANGER'],
  ])('%s: %s', (id, relation) => {
    expect(fieldRelation(id, visit)).toBe(relation);
  });

  test('is the present where they were taken off it and came back', () => {
    expect(fieldRelation('ana', { ...visit, formerTechnicians: [{ id: 'ana' }] })).toBe('PRESENT');
  });
});

describe('whether a refused act is filed', () => {
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
    ['what can be mended', { refusal: 'MENDABLE' }, false],
    ['what can be mended, where they give it to the office', { refusal: 'MENDABLE', asked: true }, true],
    ['what they give to the office without a time', { reported: false, asked: true }, true],
  ])('%s: %#', (_words, changes, filed) => {
    expect(isFiled({ ...fact, ...changes })).toBe(filed);
  });
});

describe('why something was not applied', () => {
  const facts = { relation: 'PRESENT', visit: 'SCHEDULED', service: null, message: 'Otra cosa' } as const;
  test.each([
    ['what was said', {}, 'Otra cosa'],
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
