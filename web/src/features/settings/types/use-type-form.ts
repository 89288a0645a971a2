import { serviceTypeSchema, type NewServiceType } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { conflict, done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { forgetCatalog } from '../frame/forget-catalog.ts';
import { useSaveInList, type SaveInList } from '../frame/use-save-in-list.ts';
import { useSaveServiceTypeMutation, type SaveServiceTypeMutation } from './save-type.generated.ts';
import type { ServiceType_FormFragment } from './type-page.generated.ts';
import { NEW_TYPE, typeInput, typeValues, type TypeValues } from './type-values.ts';

type Saved = SaveServiceTypeMutation['result'];

/** The list as it stands after somebody else has changed it, or null where that is not what happened. */
function newerList(result: Saved) {
  if (result.__typename !== 'ConflictError') return null;
  const { current, change } = result;
  return current.__typename === 'ServiceTypeList' ? { ...current, change } : null;
}

/** Sends one type as made from a version of the list. */
function useSave(id: string | null): SaveInList<NewServiceType, TypeValues> {
  const [run] = useSaveServiceTypeMutation();
  return async (input, { version, key }) => {
    const { data } = await run({
      variables: { input: { ...input, id, version }, key },
      update: forgetCatalog,
    });
    if (!data) throw new Error('No data');
    const { result } = data;
    if (result.__typename === 'ServiceTypesSuccess') return done(undefined);
    const newer = newerList(result);
    if (newer === null) return refused(result);
    const theirs = newer.values.find((each) => each.id === id);
    return conflict(theirs ? typeValues(theirs) : null, newer.version, newer.change);
  };
}

/** The form of a service type; null for a new one. */
export function useTypeForm(type: ServiceType_FormFragment | null, version: number) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const initialValues = type === null ? NEW_TYPE : typeValues(type);
  const id = type?.id ?? null;
  return useRecordForm({
    initialValues,
    schema: serviceTypeSchema,
    toInput: typeInput,
    version,
    draft: { owner, form: `service-type-${id ?? 'new'}` },
    send: useSaveInList(id === null, useSave(id)),
    success: 'Tipo de servicio guardado',
    onDone: () => void navigate(PATHS.settingsSection('tipos')),
  });
}

export type TypeForm = ReturnType<typeof useTypeForm>;
