import {
  IconArchive,
  IconArrowsRightLeft,
  IconMail,
  IconNote,
  IconPencil,
  IconPhone,
  IconPlus,
} from '@tabler/icons-react';
import { readFailure } from '#apollo/read-failure.ts';
import type { EntityKind } from '#gql/schema.generated.ts';
import { Timeline, type TimelineEntry } from '#shared/detail/timeline.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Busy } from '#shared/ui/busy.tsx';
import { useCatalog } from '../catalog/use-catalog.ts';
import { fieldLabel, valueText } from './activity-fields.ts';
import { whatHappened } from './activity-words.ts';
import { useActivityQuery, type ActivityTimeline_EntryFragment } from './activity.generated.ts';

type Entry = ActivityTimeline_EntryFragment;
type Props = {
  entity: EntityKind;
  id: string;
  /** How many at first, and each time more are asked for. */
  size?: number;
};

const NOTE_ICONS = { NOTE: IconNote, CALL: IconPhone, EMAIL: IconMail };

function iconOf({ action, noteKind }: Entry) {
  if (noteKind !== null) return NOTE_ICONS[noteKind];
  if (action.startsWith('create')) return IconPlus;
  if (action.startsWith('archive')) return IconArchive;
  return /^(advance|stepBack|convert|merge|changeRole)/.test(action) ? IconArrowsRightLeft : IconPencil;
}

const MAKING = /^(create|convert|seed)/;

/** Making a record fills all of its fields: that is no news, and is left out. */
function changesOf(entry: Entry, nameOf: ReturnType<typeof useCatalog>['nameOf']) {
  const wasMade = entry.changes.every(({ before }) => before === null);
  if (wasMade && MAKING.test(entry.action)) return [];
  return entry.changes.flatMap(({ field, before, after }) => {
    const label = fieldLabel(field);
    const text = (value: string | null | undefined) => valueText(field, value, nameOf);
    return label === null ? [] : [{ label, from: text(before), to: text(after) }];
  });
}

function toTimeline(
  entry: Entry,
  id: string,
  nameOf: ReturnType<typeof useCatalog>['nameOf'],
): TimelineEntry {
  const Icon = iconOf(entry);
  return {
    id: entry.id,
    icon: <Icon size={11} />,
    who: entry.actorName,
    what: whatHappened(entry, id),
    at: entry.at,
    changes: changesOf(entry, nameOf),
    text: entry.text ?? null,
  };
}

/** What happened to a record, the latest first, with older entries on demand. */
export function ActivityTimeline({ entity, id, size = 20 }: Props) {
  const { nameOf } = useCatalog();
  const variables = { entity, id, first: size, after: null };
  const { data, error, loading, refetch, fetchMore } = useActivityQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error) {
    return (
      <ErrorState
        title="No se ha podido cargar la actividad"
        failure={readFailure(error)}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <Busy />;
  const { edges, pageInfo } = data.activity;
  const more = () =>
    void fetchMore({
      variables: { ...variables, after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        activity: { ...next.activity, edges: [...before.activity.edges, ...next.activity.edges] },
      }),
    }).catch(() => undefined);
  if (edges.length === 0) return <p>Todavía no hay actividad.</p>;
  return (
    <Timeline
      entries={edges.map(({ node }) => toTimeline(node, id, nameOf))}
      onMore={pageInfo.hasNextPage ? more : undefined}
      isLoading={loading}
    />
  );
}
