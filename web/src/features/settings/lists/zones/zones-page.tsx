import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { Tag } from '#shared/status/tag.tsx';
import { ListSection } from '../../frame/list-section.tsx';
import { ValueList } from '../value-list.tsx';
import type { ZoneValue } from './zone-dialog.tsx';
import { provincesOf } from './zone-words.ts';
import { useZonesPageQuery, ZonesPageDocument } from './zones-page.generated.ts';

export function firstOperation() {
  return persistedOperation(ZonesPageDocument, 'ZonesPage');
}

const SHOWN = 12;

function Prefixes({ postalPrefixes }: ZoneValue) {
  const more = postalPrefixes.length - SHOWN;
  return (
    <>
      {postalPrefixes.slice(0, SHOWN).map((prefix) => (
        <Tag key={prefix}>{prefix}</Tag>
      ))}
      {more > 0 && <span>y {more} más</span>}
      <span>{provincesOf(postalPrefixes)}</span>
    </>
  );
}

export function ZonesPage() {
  const result = useZonesPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListSection section="zonas" result={result}>
      {({ settings: { zones } }) => (
        <ValueList
          list={{ kind: 'ZONE', version: zones.version }}
          values={zones.values}
          detail={Prefixes}
          editing={{
            verb: 'Editar',
            dialog: () => import('./zone-dialog.tsx').then((m) => m.ZoneDialog),
          }}
        />
      )}
    </ListSection>
  );
}
