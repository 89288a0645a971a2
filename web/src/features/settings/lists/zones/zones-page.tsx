import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { Tag } from '#shared/status/tag.tsx';
import { LoadedSection } from '../../frame/loaded-section.tsx';
import { ReadOnlyNote, Section, useCanEdit } from '../../frame/section.tsx';
import type { Zones_ListFragment } from '../lists.generated.ts';
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

function Zones({ zones: { values, version } }: { zones: Zones_ListFragment }) {
  return (
    <ValueList
      list={{ kind: 'ZONE', version }}
      values={values}
      detail={Prefixes}
      editing={{
        verb: 'Editar',
        dialog: () => import('./zone-dialog.tsx').then((m) => m.ZoneDialog),
      }}
    />
  );
}

export function ZonesPage() {
  const canEdit = useCanEdit();
  const result = useZonesPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section section="zonas">
      <LoadedSection result={result}>
        {({ settings: { zones } }) => (
          <>
            {!canEdit && <ReadOnlyNote />}
            <Zones zones={zones} />
          </>
        )}
      </LoadedSection>
    </Section>
  );
}
