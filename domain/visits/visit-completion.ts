import { pendingItems, type ChecklistAnswer, type ChecklistPoint } from '../services/checklist.ts';
import type { FieldMessage } from '../inputs/parts/validate.ts';
import { MESSAGES } from '../text/messages.ts';
import { isBlank } from '../text/text.ts';

export type CompletionFacts = {
  resolution: string | null;
  checklist: readonly ChecklistPoint[];
  answers: Readonly<Record<string, ChecklistAnswer>>;
  photoCount: number;
  minPhotos: number;
  requiresSignature: boolean;
  signed: boolean;
  refusal: string | null;
};

export function completionProblems(input: CompletionFacts): FieldMessage[] {
  const wrong: FieldMessage[] = pendingItems(input.checklist, input.answers).map(({ id }) => ({
    path: `checklist.${id}`,
    message: MESSAGES.unanswered,
  }));
  if (isBlank(input.resolution ?? '')) wrong.unshift({ path: 'resolution', message: MESSAGES.required });
  const missing = input.minPhotos - input.photoCount;
  if (missing > 0) wrong.push({ path: 'photos', message: MESSAGES.missingPhotos(missing) });
  if (input.requiresSignature && !input.signed && isBlank(input.refusal ?? '')) {
    wrong.push({ path: 'signature', message: MESSAGES.signatureOrRefusal });
  }
  return wrong;
}
