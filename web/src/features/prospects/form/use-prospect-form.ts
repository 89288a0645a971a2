import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { PROSPECT, type ProspectForm } from '@cuadrilla/domain/records/prospect.ts';
import { emptyForm, formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { useDuplicates, type DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useFocusOnRefusal } from '#records/duplicates/use-focus-on-refusal.ts';
import type { TypedService } from '#records/services/typed-service.ts';
import { useSession } from '#session/session-context.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import type { Prospect } from '../page/prospect-loader.tsx';
import { serviceOfCaller } from '../convert/service-of-caller.ts';
import { useCreateProspect, useUpdateProspect } from './use-save-prospect.ts';

const identityOf = ({ nif, email, phone }: ProspectForm, exceptId: string | null = null) => ({
  nif,
  emails: [email],
  phones: [phone],
  exceptId,
});

/** A new prospect, looked after by who takes the call until they say otherwise, with whoever looks like the same person. */
export function useNewProspectForm() {
  const navigate = useNavigate();
  const owner = useSession().person?.id ?? '';
  const [initialValues] = useState(() => ({ ...emptyForm(PROSPECT), ownerId: owner }));
  const [notDuplicateOf, setNotDuplicateOf] = useState<readonly string[]>([]);
  const [found, setFound] = useState<readonly DuplicateMatch[]>([]);
  const form = useRecordForm({
    initialValues,
    schema: prospectSchema,
    toInput: (values) => inputOf(PROSPECT, values),
    draft: { owner, form: 'new-prospect' },
    send: useCreateProspect(notDuplicateOf, setFound),
    also: notDuplicateOf,
    readFailure,
    success: 'Prospecto creado',
    onDone: (id) => void navigate(PATHS.prospect(id)),
  });
  const { matches } = useDuplicates(identityOf(form.values), found);
  useFocusOnRefusal(found);
  return { form, matches, notDuplicateOf, setNotDuplicateOf, serve: useServing(form) };
}

type RecordForm = ReturnType<typeof useRecordForm<ProspectForm, ReturnType<typeof prospectSchema>, string>>;

/** Who calls is a client already: what was typed goes along to a new service of theirs, so that leaving needs no question. */
function useServing({ values, isDirty, reset }: Pick<RecordForm, 'values' | 'isDirty' | 'reset'>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ clientId: string; typedService: TypedService } | null>(null);
  useEffect(() => {
    if (asked === null || isDirty) return;
    const { clientId, typedService } = asked;
    void navigate(PATHS.newServiceFor({ client: clientId }), { state: { typedService } });
  }, [asked, isDirty, navigate]);
  return (match: DuplicateMatch | null) => {
    if (match === null) return;
    setAsked({ clientId: match.id, typedService: serviceOfCaller(values) });
    reset();
  };
}

/** A prospect that is there, from the version that was read. */
export function useEditProspectForm(prospect: Prospect) {
  const navigate = useNavigate();
  const owner = useSession().person?.id ?? '';
  // What was answered before is not asked again.
  const [notDuplicateOf, setNotDuplicateOf] = useState<readonly string[]>(prospect.notDuplicateOf);
  const send = useUpdateProspect(prospect.id, notDuplicateOf);
  const [initialValues] = useState(() => formOf(PROSPECT, prospect));
  const form = useRecordForm({
    initialValues,
    schema: prospectSchema,
    toInput: (values) => inputOf(PROSPECT, values),
    version: prospect.version,
    draft: { owner, form: `prospect-${prospect.id}` },
    send,
    also: notDuplicateOf,
    readFailure,
    success: 'Prospecto guardado',
    onDone: (id) => void navigate(PATHS.prospect(id)),
  });
  const { matches } = useDuplicates(identityOf(form.values, prospect.id));
  return { form, matches, notDuplicateOf, setNotDuplicateOf };
}
