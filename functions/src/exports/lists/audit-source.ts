import { AUDIT_KIND_LABELS, auditedName } from '@cuadrilla/domain/activity/audit-kinds.ts';
import { auditedAct, auditedChanges } from '@cuadrilla/domain/activity/audit-texts.ts';
import { formatLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { localOf } from '@cuadrilla/domain/time/time.ts';
import { assertCan } from '../../acting.ts';
import { auditPage } from '../../activity/audit-page.ts';
import { fieldChanges } from '../../activity/field-changes.ts';
import type { Column, TableRow } from '../../tables/table.ts';
import type { Asked } from '../export.ts';
import { afterOf, PAGE, type ExportSource } from './export-source.ts';

const COLUMNS: readonly Column[] = [
  { name: 'at', label: 'Cuándo', kind: 'instant', seconds: true },
  { name: 'actorName', label: 'Quién', kind: 'text' },
  { name: 'actorId', label: 'Id de quién', kind: 'code' },
  { name: 'what', label: 'Qué hizo', kind: 'text' },
  { name: 'kind', label: 'Tipo', kind: 'text', width: 14 },
  { name: 'record', label: 'Registro', kind: 'text' },
  { name: 'recordId', label: 'Id del registro', kind: 'code' },
  { name: 'text', label: 'Nota o motivo', kind: 'text' },
  { name: 'field', label: 'Campo', kind: 'text' },
  { name: 'before', label: 'Antes', kind: 'text' },
  { name: 'after', label: 'Después', kind: 'text' },
];

/** The user may see every field, by the permission of the list. */
const PERMISSIONS = { prices: false, phones: false };

/** A row for each changed field; an entry without changes has one row too. */
export const AUDIT: ExportSource<Asked<'audit'>> = {
  columns: () => COLUMNS,
  async page({ stores, now }, { filter }, { after, role, names }) {
    assertCan({ role }, 'audit:open');
    const zone = await stores.settings.timeZone(now());
    const dateTime = (instant: string) => {
      const { day, time } = localOf(zone, new Date(instant));
      return `${formatLocalDate(day)}, ${time}`;
    };
    const saying = { nameOf: names, date: formatLocalDate, dateTime };
    const viewer = { role, permissions: PERMISSIONS };
    const page = await auditPage({ stores, now }, viewer, { first: PAGE, after, filter: filter ?? {} });
    const rows = page.edges.flatMap(({ node }): TableRow[] => {
      const { kind, ...shown } = node;
      const entry = { ...shown, kind, changes: fieldChanges({ ...shown, entity: kind }) };
      const { at, actorName, actorId, recordId, text } = entry;
      const what = auditedAct(entry, dateTime);
      const record = auditedName(entry);
      const head = [at, actorName, actorId, what, AUDIT_KIND_LABELS[kind], record, recordId, text];
      const changes = auditedChanges(entry, saying);
      if (changes.length === 0) return [[...head, null, null, null]];
      return changes.map(({ label, before, after: later }) => [
        ...head,
        label,
        before || null,
        later || null,
      ]);
    });
    return { rows, after: afterOf(page) };
  },
};
