import { useState } from 'react';
import classes from './conflict-dialog.module.css';
import { DifferingFields, labelOf, type DifferingFieldsProps } from './conflict-field.tsx';
import type { Side } from './merge-versions.ts';

const LIST = new Intl.ListFormat('es-ES');

const FROM = [
  { side: 'mine', title: 'De tu versión' },
  { side: 'theirs', title: 'De la versión guardada' },
] as const;

/** Fields that only one person changed: a summary, with both versions on demand. */
export function SettledFields({ fields, words, choices, onChoose }: DifferingFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const namesOf = (from: Side) =>
    LIST.format(fields.filter(({ path }) => choices[path] === from).map(({ path }) => labelOf(words, path)));
  const taken = FROM.map(({ side, title }) => ({ title, names: namesOf(side) }));
  return (
    <div className={classes['settled']}>
      {taken.map(
        ({ title, names }) =>
          names !== '' && (
            <p key={title}>
              {title}: <strong>{names}</strong>
            </p>
          ),
      )}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Ocultar estos datos' : 'Comparar estos datos'}
      </button>
      {isOpen && <DifferingFields fields={fields} words={words} choices={choices} onChoose={onChoose} />}
    </div>
  );
}
