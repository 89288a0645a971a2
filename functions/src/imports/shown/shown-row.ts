import {
  DECISIONS,
  MATCH_WORDS,
  plannedOf,
  untouchedOf,
  type Decision,
  type Outcome,
  type RowMatch,
} from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { furtherText, repeatText } from '@cuadrilla/domain/imports/rows/row-texts.ts';
import { targetOf } from '@cuadrilla/domain/imports/targets.ts';
import type { ImportMatch, ImportRow as ShownRow } from '../../graphql/types.generated.ts';
import type { Import } from '../import.ts';

/** By the name of GraphQL. */
const namedOutcome = (outcome: Outcome) => outcome.toUpperCase() as Uppercase<Outcome>;

export function shownRow(
  { kind, columns, rule }: Pick<Import, 'kind' | 'columns' | 'rule'>,
  page: number,
  row: ImportRow,
): ShownRow {
  const { number, name, read, status, problems, notices, decision, result, kept } = row;
  const planned = plannedOf(row, rule);
  return {
    number,
    page,
    name,
    values: read.map(({ path, text }) => ({ path, label: targetOf(kind, path)?.label ?? path, text })),
    repeats: repeatText(kind, status) ?? furtherText(row),
    status: status.kind,
    problems: problems.map(({ path, column, message, raw, record = null }) => ({
      field: path === null ? null : (targetOf(kind, path)?.label ?? null),
      column: column === null ? null : (columns[column]?.header ?? null),
      message,
      raw,
      record,
    })),
    notices: notices.map(({ path, message }) => `${targetOf(kind, path)?.label ?? path}: ${message}`),
    match: shownMatch(row),
    changes: status.kind === 'DUPLICATE' ? status.changes : [],
    untouched: untouchedOf(status),
    decisions: row.head === null ? decisionsOf(row) : [],
    decision,
    planned: planned && namedOutcome(planned),
    outcome: result && namedOutcome(result.kind),
    reason: result?.text ?? null,
    kept: kept.map((each) => ({ ...each })),
  };
}

/** Only decisions that differ in their effect. */
function decisionsOf({ status }: ImportRow): Decision[] {
  if (status.kind !== 'DUPLICATE') return [];
  return DECISIONS.filter((each) => each === 'SKIP' || status.effects[each] !== 'skipped');
}

function shownMatch({ status }: ImportRow): ImportMatch | null {
  return status.kind === 'DUPLICATE' || status.kind === 'UNCHANGED' ? matchOf(status.match) : null;
}

function matchOf(match: RowMatch): ImportMatch {
  const by = MATCH_WORDS[match.by];
  if (match.kind === 'row')
    return { entity: null, id: null, code: null, row: match.row, name: match.name, by, closed: null };
  const { entity, id, code, name, closed } = match;
  return { entity, id, code, row: null, name, by, closed };
}
