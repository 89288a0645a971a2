import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import type { ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { note, shortText } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { isBlank } from '@cuadrilla/domain/text/text.ts';
import { completionProblems } from '@cuadrilla/domain/visits/visit-completion.ts';
import type { WorkAct } from '#outbox/acts/act.ts';
import type { Consent } from '#outbox/acts/consents.ts';
import type { CompletionDraft } from '#outbox/kept/draft.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';

type Item = WorkVisit['service']['checklist'][number];

export function answerOf({ answer }: Pick<Item, 'answer'>): ChecklistAnswer | undefined {
  return answer === null ? undefined : (JSON.parse(answer) as ChecklistAnswer);
}

export type Completion = {
  missing: string[];
  places: string[];
  wrong: Partial<
    Record<'resolution' | 'signerName' | 'signerNif' | 'refusal' | 'note' | 'checklist', string>
  >;
};

const rankOf = (path: string) => 1 + ['photos', 'resolution', 'signature'].indexOf(path);

export function completionOf(
  visit: WorkVisit,
  draft: CompletionDraft,
  wrongPoints: readonly string[] = [],
): Completion {
  const { checklist, minPhotos, requiresSignature } = visit.service;
  const answers = checklist.flatMap((item): [string, ChecklistAnswer][] => {
    const value = answerOf(item);
    return value === undefined ? [] : [[item.id, value]];
  });
  const photoCount = visit.attachments.filter(({ kind }) => isPhoto(kind)).length;
  const problems = completionProblems({
    resolution: draft.resolution,
    checklist,
    answers: Object.fromEntries(answers),
    photoCount,
    minPhotos,
    requiresSignature,
    signed: draft.signature !== null,
    refusal: draft.refusal,
  });
  const inOrder = problems.toSorted((a, b) => rankOf(a.path) - rankOf(b.path));
  const places = inOrder.map(({ path }) => path);
  const missing = inOrder.map(({ path }) => {
    if (path === 'resolution') return 'el trabajo realizado';
    if (path === 'signature') return 'la firma';
    if (path !== 'photos') return checklist.find(({ id }) => path === `checklist.${id}`)?.text ?? '';
    const count = minPhotos - photoCount;
    return count === 1 ? '1 foto' : `${count} fotos`;
  });
  if (draft.signature !== null && isBlank(draft.signerName)) {
    missing.push('el nombre de quien firma');
    places.push('signature');
  }
  const wrong = wrongIn(draft);
  // The field holds a text that is not the last answer.
  const isAnswered = wrongPoints.length === 0;
  return { missing, places, wrong: isAnswered ? wrong : { ...wrong, checklist: MESSAGES.unanswered } };
}

function wrongIn({
  resolution,
  signerName,
  signerNif,
  refusal,
  note: written,
}: CompletionDraft): Completion['wrong'] {
  const check = (text: string, of: (text: string) => string | null) => (isBlank(text) ? null : of(text));
  const found = {
    resolution: check(resolution, note),
    signerName: check(signerName, shortText),
    signerNif: check(signerNif, (text) => (parseNif(text) === null ? MESSAGES.nif : null)),
    refusal: check(refusal ?? '', shortText),
    note: check(written, note),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null));
}

export function noteAct({ service }: Pick<WorkVisit, 'service'>, text: string): WorkAct {
  const input = { entity: 'SERVICE', id: service.id, kind: 'NOTE', text: text.trim() } as const;
  return { operation: 'AddVisitNote', input };
}

export function lastNote(visit: WorkVisit, { note: text }: CompletionDraft): WorkAct[] {
  return isBlank(text) ? [] : [noteAct(visit, text)];
}

export function completionActs(visit: WorkVisit, draft: CompletionDraft): WorkAct[] {
  return [...lastNote(visit, draft), ...endActs(visit, draft)];
}

export function consentOf({ input }: Extract<WorkAct, { operation: 'CompleteVisit' }>): Consent {
  return { signerName: input.signer?.name ?? null, refusal: input.refusal ?? null };
}

function endActs({ id, service, attachments }: WorkVisit, draft: CompletionDraft): WorkAct[] {
  const { resolution, refusal, signature, signatureId, signerName, signerNif } = draft;
  const done = { id, resolution: resolution.trim() };
  if (refusal !== null && !isBlank(refusal)) {
    return [{ operation: 'CompleteVisit', input: { ...done, refusal: refusal.trim() } }];
  }
  if (signature === null) return [{ operation: 'CompleteVisit', input: done }];
  const file = { id: signatureId, serviceId: service.id, visitId: id, kind: 'SIGNATURE' } as const;
  const signer = { name: signerName.trim(), nif: isBlank(signerNif) ? null : parseNif(signerNif) };
  const acts: WorkAct[] = [{ operation: 'CompleteVisit', input: { ...done, signer, signatureId } }];
  if (attachments.every((attachment) => attachment.id !== signatureId)) {
    acts.unshift({ operation: 'PutFile', input: file, blob: signature });
  }
  return acts;
}
