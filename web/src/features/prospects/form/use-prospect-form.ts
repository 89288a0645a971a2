import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { PROSPECT, type ProspectForm } from '@cuadrilla/domain/records/prospect.ts';
import { emptyForm, formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicates, type DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useFocusOnRefusal } from '#records/duplicates/use-focus-on-refusal.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import type { TypedService } from '#records/services/typed-service.ts';
import { useSession } from '#session/session-context.tsx';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import type { Prospect } from '../page/prospect-loader.tsx';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import { serviceOfCaller } from '../convert/service-of-caller.ts';
import { CreateProspectDocument, UpdateProspectDocument } from './save-prospect.generated.ts';

const identityOf = ({ nif, email, phone }: ProspectForm, exceptId: string | null = null) => ({
  nif,
  emails: [email],
  phones: [phone],
  exceptId,
});

export function useNewProspectForm() {
  const navigate = useNavigate();
  const owner = useSession().person?.id ?? '';
  const [initialValues] = useState(() => ({ ...emptyForm(PROSPECT), ownerId: owner }));
  const [notDuplicateOf, setNotDuplicateOf] = useState<readonly string[]>([]);
  const [found, setFound] = useState<readonly DuplicateMatch[]>([]);
  const form = useSaveRecord(CreateProspectDocument, {
    initialValues,
    schema: prospectSchema,
    toInput: (values) => inputOf(PROSPECT, values),
    draft: 'new-prospect',
    input: (prospect) => ({ prospect, notDuplicateOf: [...notDuplicateOf] }),
    within: 'prospect',
    settle: (result) => {
      if (result.__typename === 'DuplicateError') setFound(result.matches);
      return undefined;
    },
    evict: PROSPECT_LISTS,
    success: 'Prospecto creado',
    onDone: ({ prospect }) => void navigate(PATHS.prospect(prospect.id)),
  });
  const { matches } = useDuplicates(identityOf(form.values), found);
  useFocusOnRefusal(found);
  return { form, matches, notDuplicateOf, setNotDuplicateOf, serve: useServing(form) };
}

/** If the caller is a client already, what was typed goes to a new service of theirs, so leaving asks nothing. */
function useServing({
  values,
  isDirty,
  reset,
}: Pick<FormOver<ProspectForm>, 'values' | 'isDirty' | 'reset'>) {
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

export function useEditProspectForm(prospect: Prospect) {
  const navigate = useNavigate();
  const { id } = prospect;
  // Confirmed matches are not asked about again.
  const [notDuplicateOf, setNotDuplicateOf] = useState<readonly string[]>(prospect.notDuplicateOf);
  const form = useSaveRecord(UpdateProspectDocument, {
    record: prospect,
    valuesOf: (record) => formOf(PROSPECT, record),
    schema: prospectSchema,
    toInput: (values) => inputOf(PROSPECT, values),
    draft: `prospect-${id}`,
    input: (checked, { version }) => ({
      id,
      version,
      prospect: checked,
      notDuplicateOf: [...notDuplicateOf],
    }),
    within: 'prospect',
    evict: PROSPECT_LISTS,
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.prospect(id)),
  });
  const { matches } = useDuplicates(identityOf(form.values, prospect.id));
  return { form, matches, notDuplicateOf, setNotDuplicateOf };
}
