import type { ImportCountsFragment } from '../parts/import.generated.ts';
import { NUMBER, type CountWords } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';

const BAD = new Set<string>(['error', 'changed', 'undecided']);

type Props = { label: string; counts: ImportCountsFragment; words: CountWords };

/** Rows by outcome; zero counts are left out, except for created records. */
export function CountsList({ label, counts, words }: Props) {
  const shown = words.filter(([name]) => counts[name] > 0 || name === 'created');
  return (
    <dl className={classes['counts']} aria-label={label}>
      {shown.map(([name, one, several]) => (
        <div key={name} data-bad={(BAD.has(name) && counts[name] > 0) || undefined}>
          <dt>{counts[name] === 1 ? one : several}</dt>
          <dd>{NUMBER.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
