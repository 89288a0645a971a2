import { BUFFERS } from '@cuadrilla/domain/records/settings/settings.ts';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { FormRounds } from '../frame/form-rounds.tsx';
import { useFetchedAhead } from '../frame/use-fetched-ahead.ts';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { ReadOnlyNote, Section, useCanEdit } from '../frame/section.tsx';
import { BUFFER_NAMES, bufferWords } from './buffer-words.ts';
import { BuffersPageDocument, useBuffersPageQuery } from './buffers-page.generated.ts';

const { Page: BuffersForm, preload } = lazyPage(() => import('./buffers-form.tsx'), 'BuffersForm');

export function firstOperation() {
  return persistedOperation(BuffersPageDocument, 'BuffersPage');
}

export function BuffersPage() {
  const canEdit = useCanEdit();
  useFetchedAhead(canEdit, preload);
  const result = useBuffersPageQuery({ fetchPolicy: 'network-only' });
  return (
    <Section section="plazos">
      <LoadedSection result={result}>
        {({ settings: { buffers } }) =>
          canEdit ? (
            <FormRounds>{(onSaved) => <BuffersForm buffers={buffers} onSaved={onSaved} />}</FormRounds>
          ) : (
            <>
              <ReadOnlyNote />
              <Card title="Plazos">
                <DataList
                  items={BUFFER_NAMES.map((name) => ({
                    label: BUFFERS[name].label,
                    value: bufferWords(buffers, name),
                  }))}
                />
              </Card>
            </>
          )
        }
      </LoadedSection>
    </Section>
  );
}
