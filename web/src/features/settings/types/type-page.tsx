import { useParams } from 'react-router-dom';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { useFetchedAhead } from '../frame/use-fetched-ahead.ts';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { ReadOnlyNote, useCanEdit } from '../frame/section.tsx';
import { TypeFacts } from './type-facts.tsx';
import { NoType, TypeFrame } from './type-frame.tsx';
import { ServiceTypePageDocument, useServiceTypePageQuery } from './type-page.generated.ts';

const { Page: TypeForm, preload } = lazyPage(() => import('./type-form.tsx'), 'TypeForm');

export function firstOperation() {
  return persistedOperation(ServiceTypePageDocument, 'ServiceTypePage');
}

export function ServiceTypePage() {
  const { id = '' } = useParams();
  const canEdit = useCanEdit();
  useFetchedAhead(canEdit, preload);
  const result = useServiceTypePageQuery({ fetchPolicy: 'network-only' });
  const list = result.data?.settings.serviceTypes;
  const type = list?.values.find((each) => each.id === id);
  if (list && !type) return <NoType />;
  return (
    <TypeFrame title={type?.name ?? 'Tipo de servicio'}>
      <LoadedSection result={result}>
        {({ settings: { serviceTypes } }) => (
          <>
            {!canEdit && <ReadOnlyNote />}
            {type && !canEdit && <TypeFacts type={type} />}
            {type && canEdit && <TypeForm key={id} type={type} version={serviceTypes.version} />}
          </>
        )}
      </LoadedSection>
    </TypeFrame>
  );
}
