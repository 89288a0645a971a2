import {
  IconArchive,
  IconArrowsRightLeft,
  IconMail,
  IconNote,
  IconPencil,
  IconPhone,
  IconPlus,
} from '@tabler/icons-react';
import { fieldLabel } from '@cuadrilla/domain/activity/change-texts.ts';
import { recordOf } from '@cuadrilla/domain/records/records.ts';
import type { EntityKind } from '#gql/schema.generated.ts';
import { Timeline, type TimelineEntry } from '#shared/detail/timeline.tsx';
import { SERVICE_STATUS_LOOKS } from '#shared/status/service-status.tsx';
import type { StatusLook } from '#shared/status/status-badge.tsx';
import { VISIT_STATUS_LOOKS } from '#shared/status/visit-status.tsx';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useCatalog } from '../catalog/use-catalog.ts';
import { valueText, whatHappened } from './entry-texts.ts';
import { useActivityQuery, type ActivityTimeline_EntryFragment } from './activity.generated.ts';

type Entry = ActivityTimeline_EntryFragment;
type Props = {
  entity: EntityKind;
  id: string;
  size?: number;
};

const NOTE_ICONS = { NOTE: IconNote, CALL: IconPhone, EMAIL: IconMail };

const LOOKS: Record<string, StatusLook> = {
  createService: SERVICE_STATUS_LOOKS.PENDING,
  holdService: SERVICE_STATUS_LOOKS.ON_HOLD,
  changeHold: SERVICE_STATUS_LOOKS.ON_HOLD,
  closeService: SERVICE_STATUS_LOOKS.CLOSED,
  cancelService: SERVICE_STATUS_LOOKS.CANCELLED,
  scheduleVisit: VISIT_STATUS_LOOKS.SCHEDULED,
  moveVisit: VISIT_STATUS_LOOKS.SCHEDULED,
  travelToVisit: VISIT_STATUS_LOOKS.TRAVELLING,
  startVisit: VISIT_STATUS_LOOKS.IN_PROGRESS,
  resumeVisit: VISIT_STATUS_LOOKS.IN_PROGRESS,
  pauseVisit: VISIT_STATUS_LOOKS.PAUSED,
  completeVisit: VISIT_STATUS_LOOKS.COMPLETED,
  endVisitIncomplete: VISIT_STATUS_LOOKS.NOT_COMPLETED,
  cancelVisit: VISIT_STATUS_LOOKS.CANCELLED,
};

function iconOf({ action, noteKind }: Entry) {
  if (noteKind !== null) return NOTE_ICONS[noteKind];
  const look = LOOKS[action];
  if (look) return look.icon;
  if (action.startsWith('create')) return IconPlus;
  if (action.startsWith('archive')) return IconArchive;
  return /^(advance|stepBack|lose|discard|reopenP|restoreP|convert|merge|changeRole)/.test(action)
    ? IconArrowsRightLeft
    : IconPencil;
}

const MAKING = /^(create|convert|seed|propose)/;

/** Actions whose text already names everything that changed. */
const COMPLETE_TEXTS =
  /^((schedule|unschedule|cancel|start|pause|resume|complete)Visit|travelToVisit|(add|remove)ServiceLine|answerChecklist|(close|resume|reopen)Service)$/;

/** The action's own text already says the new status and the end of a hold. */
const isInText = ({ entity, action }: Entry, field: string) =>
  (entity === 'SERVICE' && field === 'status') ||
  (!/^(holdService|changeHold)$/.test(action) && field.startsWith('hold.'));

/** Creating a record fills all its fields, so they are left out. */
function changesOf(entry: Entry, nameOf: ReturnType<typeof useCatalog>['nameOf']) {
  if (COMPLETE_TEXTS.test(entry.action)) return [];
  const wasMade = entry.changes.every(({ before }) => before === null);
  if (wasMade && MAKING.test(entry.action)) return [];
  const record = recordOf(entry);
  return entry.changes.flatMap(({ field, before, after }) => {
    const label = isInText(entry, field) ? null : fieldLabel(record, field);
    const text = (value: string | null | undefined) => valueText(record, field, value, nameOf);
    const change = { field, label: label ?? '', from: text(before), to: text(after) };
    // Values with equal text, such as a deadline moved by seconds, are left out.
    return label === null || change.from === change.to ? [] : [change];
  });
}

function toTimeline(
  entry: Entry,
  id: string,
  nameOf: ReturnType<typeof useCatalog>['nameOf'],
): TimelineEntry {
  const Icon = iconOf(entry);
  const look = LOOKS[entry.action];
  return {
    id: entry.id,
    icon: <Icon size={11} />,
    ...(look && { tone: look.tone }),
    who: entry.actorName,
    what: whatHappened(entry, id),
    at: entry.at,
    changes: changesOf(entry, nameOf),
    text: entry.text ?? null,
  };
}

export function ActivityTimeline({ entity, id, size = 20 }: Props) {
  const { nameOf } = useCatalog();
  const variables = { entity, id, first: size, after: null };
  const { data, error, loading, refetch, fetchMore } = useActivityQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // A refetch after a change must not reuse an older request in flight.
    context: { queryDeduplication: false },
  });
  if (!data && error) {
    return <QueryError title="No se ha podido cargar la actividad" result={{ error, loading, refetch }} />;
  }
  if (!data) return <Waiting />;
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
