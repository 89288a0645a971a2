import type { Saying } from '@cuadrilla/domain/activity/change-texts.ts';
import { Timeline } from '#shared/detail/timeline.tsx';
import { PATHS } from '#shared/paths.ts';
import { auditEntry } from './audit-entry.tsx';
import type { AuditPage_EntryFragment as Entry } from './audit-page.generated.ts';

const onlyOf = ({ kind, recordId }: Entry) =>
  `${PATHS.settingsSection('auditoria')}?${new URLSearchParams({ tipo: kind, registro: recordId }).toString()}`;

type Props = { rows: readonly Entry[]; nameOf: Saying['nameOf'] };

export function AuditTimeline({ rows, nameOf }: Props) {
  return <Timeline entries={rows.map((row) => auditEntry(row, onlyOf(row), nameOf))} />;
}
