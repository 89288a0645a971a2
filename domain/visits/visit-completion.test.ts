import { expect, test } from 'vitest';
import type { ChecklistPoint } from '../services/checklist.ts';
import { completionProblems, type CompletionFacts } from './visit-completion.ts';

const point = (id: string, required: boolean): ChecklistPoint => ({
  id,
  text: id,
  kind: 'YES_NO',
  options: [],
  required,
});
const done: CompletionFacts = {
  resolution: 'Sustituida la válvula',
  checklist: [point('gas', true), point('use', false), point('co', true)],
  answers: { gas: true, co: false },
  photoCount: 2,
  minPhotos: 2,
  requiresSignature: true,
  signed: true,
  refusal: null,
};
const NEITHER = 'signature: Falta la firma o el motivo por el que no se firma';

test.each<[Partial<CompletionFacts>, string[]]>([
  [{}, []],
  [{ resolution: null }, ['resolution: Este campo es requerido']],
  [{ resolution: ' \u200b' }, ['resolution: Este campo es requerido']],
  [{ answers: { gas: true } }, ['checklist.co: Falta esta respuesta']],
  [{ answers: { use: true } }, ['checklist.gas: Falta esta respuesta', 'checklist.co: Falta esta respuesta']],
  [{ photoCount: 1 }, ['photos: Falta 1 foto']],
  [{ photoCount: 0 }, ['photos: Faltan 2 fotos']],
  [{ photoCount: 0, minPhotos: 0 }, []],
  [{ photoCount: 9 }, []],
  [{ signed: false }, [NEITHER]],
  [{ signed: false, refusal: ' ' }, [NEITHER]],
  [{ signed: false, refusal: 'No estaba' }, []],
  [{ signed: false, requiresSignature: false }, []],
  [
    { resolution: '', answers: {}, photoCount: 0, signed: false },
    [
      'resolution: Este campo es requerido',
      'checklist.gas: Falta esta respuesta',
      'checklist.co: Falta esta respuesta',
      'photos: Faltan 2 fotos',
      NEITHER,
    ],
  ],
])('with %j the completion lacks %j', (changes, problems) => {
  expect(
    completionProblems({ ...done, ...changes }).map(({ path, message }) => `${path}: ${message}`),
  ).toEqual(problems);
});
