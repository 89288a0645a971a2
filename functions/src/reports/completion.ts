import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import type { FieldMessage, Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { VisitCompletion } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { completionProblems } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { CompleteVisitInput } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';

const NO_SIGNATURE = 'No se ha encontrado la firma de esta visita: vuelve a recogerla';

export type Completion = {
  input: CompleteVisitInput;
  checked: Validation<VisitCompletion>;
  service: Pick<Service, 'checklist' | 'answers' | 'minPhotos' | 'requiresSignature'>;
  files: readonly Attachment[];
};

/** Reports everything that is wrong at once. */
export type CompletionCheck =
  | { ok: true; resolution: string; signature: Attachment | null; signed: VisitCompletion }
  | { ok: false; fields: FieldMessage[] };

export function photosOf(files: readonly Attachment[]): Attachment[] {
  return files.filter(({ kind }) => isPhoto(kind));
}

export function checkCompletion({ input, checked, service, files }: Completion): CompletionCheck {
  const signature =
    files.find(({ id, kind }) => kind === 'SIGNATURE' && id === (input.signatureId ?? null)) ?? null;
  const isSigned = input.signer != null || input.signatureId != null;
  const lacking = completionProblems({
    resolution: input.resolution,
    checklist: service.checklist,
    answers: Object.fromEntries(Object.entries(service.answers).map(([id, { value }]) => [id, value])),
    photoCount: photosOf(files).length,
    minPhotos: service.minPhotos,
    requiresSignature: service.requiresSignature,
    signed: isSigned,
    refusal: input.refusal ?? null,
  });
  const wrong = [
    ...(checked.ok ? [] : checked.fields),
    ...lacking,
    ...(isSigned ? signatureProblems(input, signature) : []),
  ];
  if (wrong.length === 0 && checked.ok) {
    return { ok: true, resolution: checked.value.resolution, signature, signed: checked.value };
  }
  return {
    ok: false,
    fields: [...new Map(wrong.toReversed().map((each) => [each.path, each])).values()].reverse(),
  };
}

/** A name without a signature, or a signature without a name, counts as unsigned. */
function signatureProblems(
  { signer, signatureId }: CompleteVisitInput,
  signature: Attachment | null,
): FieldMessage[] {
  if (signer == null) return [{ path: 'signer.name', message: MESSAGES.required }];
  if (signatureId == null) return [{ path: 'signature', message: MESSAGES.signatureOrRefusal }];
  return signature === null ? [{ path: 'signature', message: NO_SIGNATURE }] : [];
}

export function consentOf(
  { signed, signature }: Extract<CompletionCheck, { ok: true }>,
  at: Date,
): ReportConsent {
  const { signer, refusal } = signed;
  if (signer !== null && signature !== null) {
    const file = { attachmentId: signature.id, sha256: signature.sha256 };
    return { kind: 'SIGNED', ...signer, signedAt: at.toISOString(), signature: file };
  }
  if (refusal !== null) return { kind: 'REFUSED', reason: refusal, refusedAt: at.toISOString() };
  return { kind: 'NOT_REQUIRED' };
}
