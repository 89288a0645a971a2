import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { ListSection } from '../../frame/list-section.tsx';
import { REASON_FIELDS, type ReasonField, type ReasonKind } from './reason-fields.ts';
import { ReasonsPageDocument, useReasonsPageQuery } from './reasons-page.generated.ts';
import { ValueList } from '../value-list.tsx';

export function firstOperation() {
  return persistedOperation(ReasonsPageDocument, 'ReasonsPage');
}

const LISTS = Object.entries(REASON_FIELDS) as [ReasonKind, ReasonField][];

export function ReasonsPage() {
  const result = useReasonsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListSection section="motivos" result={result}>
      {({ settings: { reasons } }) =>
        LISTS.map(([kind, field]) => (
          <ValueList
            key={kind}
            list={{ kind, version: reasons.version }}
            values={reasons[field]}
            editing={{
              verb: 'Cambiar nombre',
              dialog: () => import('./reason-dialog.tsx').then((m) => m.ReasonDialog),
            }}
          />
        ))
      }
    </ListSection>
  );
}
