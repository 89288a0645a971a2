import type { ComponentProps } from 'react';
import type { SettingsSection } from '#records/settings-nav/settings-sections.ts';
import { LoadedSection } from './loaded-section.tsx';
import { ReadOnlyNote, Section, useCanEdit } from './section.tsx';

type Props<D> = ComponentProps<typeof LoadedSection<D>> & { section: SettingsSection };

/** A list that the whole office sees, also those who may not change it. */
export function ListSection<D>({ section, result, children }: Props<D>) {
  const canEdit = useCanEdit();
  return (
    <Section section={section}>
      <LoadedSection result={result}>
        {(data) => (
          <>
            {!canEdit && <ReadOnlyNote />}
            {children(data)}
          </>
        )}
      </LoadedSection>
    </Section>
  );
}
