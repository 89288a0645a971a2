import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { ListSection } from '../../frame/list-section.tsx';
import { SkillsPageDocument, useSkillsPageQuery } from './skills-page.generated.ts';
import { ValueList } from '../value-list.tsx';

export function firstOperation() {
  return persistedOperation(SkillsPageDocument, 'SkillsPage');
}

export function SkillsPage() {
  const result = useSkillsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListSection section="competencias" result={result}>
      {({ settings: { skills } }) => (
        <ValueList
          list={{ kind: 'SKILL', version: skills.version }}
          values={skills.values}
          editing={{
            verb: 'Cambiar nombre',
            dialog: () => import('./skill-dialog.tsx').then((m) => m.SkillDialog),
          }}
        />
      )}
    </ListSection>
  );
}
