import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { useFetchedAhead } from '../frame/use-fetched-ahead.ts';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { TypeFrame } from './type-frame.tsx';
import { ServiceTypePageDocument, useServiceTypePageQuery } from './type-page.generated.ts';
import { LIST_WORDS } from '../lists/list-words.ts';

const { Page: TypeForm, preload } = lazyPage(() => import('./type-form.tsx'), 'TypeForm');

export function firstOperation() {
  return persistedOperation(ServiceTypePageDocument, 'ServiceTypePage');
}

export function NewServiceTypePage() {
  useFetchedAhead(true, preload);
  const result = useServiceTypePageQuery({ fetchPolicy: 'network-only' });
  return (
    <TypeFrame title={LIST_WORDS.SERVICE_TYPE.make}>
      <LoadedSection result={result}>
        {({ settings: { serviceTypes } }) => <TypeForm type={null} version={serviceTypes.version} />}
      </LoadedSection>
    </TypeFrame>
  );
}
