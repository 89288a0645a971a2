import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { SERVICE_CATEGORY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { ListSection } from '../frame/list-section.tsx';
import type { Types_ListFragment } from '../lists/lists.generated.ts';
import { ValueList } from '../lists/value-list.tsx';
import { ServiceTypesPageDocument, useServiceTypesPageQuery } from './types-page.generated.ts';

export function firstOperation() {
  return persistedOperation(ServiceTypesPageDocument, 'ServiceTypesPage');
}

function Detail({ category, durationMinutes, priority }: Types_ListFragment['values'][number]) {
  return (
    <>
      <span>
        {SERVICE_CATEGORY_LABELS[category]} · {durationWords(durationMinutes)}
      </span>
      <PriorityMark priority={priority} />
    </>
  );
}

export function ServiceTypesPage() {
  const result = useServiceTypesPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListSection section="tipos" result={result}>
      {({ settings: { serviceTypes } }) => (
        <ValueList
          list={{ kind: 'SERVICE_TYPE', version: serviceTypes.version }}
          values={serviceTypes.values}
          detail={Detail}
          editing={{
            verb: 'Editar',
            to: (value) => PATHS.settingsSection(value === null ? 'tipos/new' : `tipos/${value.id}`),
          }}
        />
      )}
    </ListSection>
  );
}
