import { createTechnicianSchema, type NewTechnician } from '@cuadrilla/domain/inputs/create-technician.ts';
import { validate, type FieldMessage, type Validation } from '@cuadrilla/domain/inputs/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import { isBlank } from '@cuadrilla/domain/text.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { readDraft, saveDraft } from '#shared/drafts.ts';
import { useFormState, type Messages } from '#shared/ui/use-form-state.ts';
import { usePhoneParser } from './use-phone-parser.ts';

export type Field = 'name' | 'lastName' | 'email' | 'phone' | 'password';
export type Values = Record<Field, string>;

const EMPTY: Values = { name: '', lastName: '', email: '', phone: '', password: '' };
const FORM = 'new-technician';

/** Messages by field, as the form wants them. */
export function byField(fields: readonly FieldMessage[]): Messages<Field> {
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

function check(values: Values, parsePhone: PhoneParser): Validation<NewTechnician> {
  return validate(createTechnicianSchema(parsePhone), values);
}

/** The form's state, with the rules of the domain and a draft that outlives a reload (the password is never kept). */
export function useTechnicianForm() {
  const owner = useSession().person?.id ?? '';
  const { parsePhone, load } = usePhoneParser();
  const [draft] = useState(() => readDraft(owner, FORM));
  const form = useFormState<Field>({
    initialValues: EMPTY,
    startValues: draft === null ? {} : { ...draft, password: '' },
    validate: (values) => {
      const found = check(values, parsePhone);
      return found.ok ? {} : byField(found.fields);
    },
  });
  const { values, isDirty } = form;
  const kept = useMemo(() => JSON.stringify({ ...values, password: undefined }), [values]);
  useEffect(() => {
    saveDraft(owner, FORM, isDirty ? (JSON.parse(kept) as Record<string, string>) : null);
  }, [owner, kept, isDirty]);

  return {
    form,
    loadPhones: () => void load(),
    /** Checks with the real phone rules where there is a phone; they may have to be fetched first. */
    check: async () => check(values, isBlank(values.phone) ? parsePhone : await load()),
    forgetDraft: () => saveDraft(owner, FORM, null),
  };
}
