import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { LIST_WORDS } from '../lists/list-words.ts';
import { useSaveValue } from '../frame/use-save-value.ts';
import { SaveServiceTypeDocument } from './save-type.generated.ts';
import type { ServiceType_FormFragment } from './type-page.generated.ts';
import { NEW_TYPE, typeInput, typeValues } from './type-values.ts';

export function useTypeForm(type: ServiceType_FormFragment | null, version: number) {
  const navigate = useNavigate();
  return useSaveValue(SaveServiceTypeDocument, {
    value: type,
    version,
    valuesOf: (value) => (value === null ? NEW_TYPE : typeValues(value)),
    listed: ({ values }) => values,
    schema: serviceTypeSchema,
    toInput: typeInput,
    draft: 'service-type',
    input: (checked, made) => ({ ...checked, ...made }),
    success: LIST_WORDS.SERVICE_TYPE.saved,
    onDone: () => void navigate(PATHS.settingsSection('tipos')),
  });
}

export type TypeForm = ReturnType<typeof useTypeForm>;
