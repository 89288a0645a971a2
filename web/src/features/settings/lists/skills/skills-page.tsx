import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { LoadedSection } from '../../frame/loaded-section.tsx';
import { ReadOnlyNote, Section, useCanEdit } from '../../frame/section.tsx';
import type { Skills_ListFragment } from '../lists.generated.ts';
import { SkillsPageDocument, useSkillsPageQuery } from './skills-page.generated.ts';
import { ValueList } from '../value-list.tsx';

export function firstOperation() {
  return persistedOperation(SkillsPageDocument, 'SkillsPage');
}

function Skills({ skills: { values, version } }: { skills: Skills_ListFragment }) {
  return (
    <ValueList
      list={{ kind: 'SKILL', version }}
      values={values}
      editing={{
        verb: 'Cambiar nombre',
        dialog: () => import('./skill-dialog.tsx').then((m) => m.SkillDialog),
      }}
    />
  );
}

export function SkillsPage() {
  const canEdit = useCanEdit();
  const result = useSkillsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section section="competencias">
      <LoadedSection result={result}>
        {({ settings: { skills } }) => (
          <>
            {!canEdit && <ReadOnlyNote />}
            <Skills skills={skills} />
          </>
        )}
      </LoadedSection>
    </Section>
  );
}
