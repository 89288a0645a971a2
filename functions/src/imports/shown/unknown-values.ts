import { chosenFor, knownValues, mayBeBlank } from '@cuadrilla/domain/imports/cells/choices.ts';
import { targetOf } from '@cuadrilla/domain/imports/targets.ts';
import type { ImportUnknownValues } from '../../graphql/types.generated.ts';
import type { Import } from '../import.ts';
import { readKnownValues, type KnownDeps } from './known-values.ts';

/** The unknown values of a checked import by field, with what may be chosen for them now. */
export async function shownUnknownValues(
  deps: KnownDeps,
  { kind, status, unknownValues, columns, mapping, options }: Import,
): Promise<ImportUnknownValues[]> {
  if (status !== 'CHECKED' || unknownValues.length === 0) return [];
  const known = await readKnownValues(deps);
  return [...Map.groupBy(unknownValues, ({ path }) => path)].flatMap(([path, values]) => {
    const target = targetOf(kind, path);
    if (target === undefined) return [];
    const { field, label } = target;
    const chosen = options.chosenValues[path] ?? {};
    return {
      target: path,
      label,
      headers: columns.flatMap(({ header }, column) => (mapping[column] === path ? header : [])),
      values: values.map(({ text, rows }) => {
        const value = chosenFor(field, text, known, chosen);
        return { text, rows, chosen: value ?? null, isBlank: value === null };
      }),
      choices: (knownValues(field, known) ?? []).map(({ id, name }) => ({ id, name })),
      mayBeBlank: mayBeBlank(field),
    };
  });
}
