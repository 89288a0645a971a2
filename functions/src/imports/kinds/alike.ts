import { tooCommonNotice } from '@cuadrilla/domain/imports/rows/too-common.ts';
import type { RowNotice } from '@cuadrilla/domain/imports/rows/read-row.ts';
import type { MatchField } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { MATCHED_ON } from '../../store/lists/match-keys.ts';
import type { Candidate } from '../store/candidates-store.ts';

/** The codes that a row names its record by: none or one. */
export const codeIn = ({ values }: { values: { code: string | null } | null }): string[] =>
  values?.code == null ? [] : [values.code.toUpperCase()];

/** The record that shares the surest of the keys, among those that may be it. */
export function alike<T>(
  keys: readonly string[],
  candidates: readonly Candidate<T>[],
  mayBe: (record: T, by: MatchField) => boolean = () => true,
): { record: T; by: MatchField } | null {
  for (const [prefix, by] of MATCHED_ON) {
    const own = keys.filter((key) => key.startsWith(prefix));
    const found = candidates.find(
      ({ record, keys: theirs }) => own.some((key) => theirs.includes(key)) && mayBe(record, by),
    );
    if (found) return { record: found.record, by };
  }
  return null;
}

/** What the record could not be found by, by the fields of the row; `paths` are those of NIF, e-mail and phone. */
export const tooCommonNotices = (
  keys: readonly string[],
  tooCommon: ReadonlySet<string>,
  paths: Readonly<Record<'NIF' | 'EMAIL' | 'PHONE', string>>,
): RowNotice[] =>
  MATCHED_ON.filter(([prefix]) => keys.some((key) => key.startsWith(prefix) && tooCommon.has(key))).map(
    ([, by]) => tooCommonNotice(paths[by]),
  );
