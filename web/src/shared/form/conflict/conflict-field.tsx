import type { ReactNode } from 'react';
import classes from './conflict-dialog.module.css';
import type { Choices, Difference, Side } from './merge-versions.ts';

type Format = (value: unknown) => ReactNode;

export type FieldWords = {
  labels: Readonly<Record<string, string>>;
  formats: Readonly<Record<string, Format | undefined>>;
};

export const labelOf = ({ labels }: FieldWords, path: string): string => labels[path] ?? path;

function plain(value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <em>Vacío</em>;
  }
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

const SIDES = [
  { side: 'mine', title: 'Tu versión' },
  { side: 'theirs', title: 'La versión guardada' },
] as const;

type FieldProps = {
  difference: Difference;
  words: FieldWords;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

function DifferingField({ difference, words, choice, onChoose }: FieldProps) {
  const { path, changedBy } = difference;
  const format = words.formats[path] ?? plain;
  return (
    <fieldset className={classes['field']}>
      <legend>
        {labelOf(words, path)}
        {changedBy === 'both' && <small>Lo habéis cambiado los dos</small>}
      </legend>
      <div className={classes['sides']}>
        {SIDES.map(({ side, title }) => (
          <label key={side} className={classes['side']}>
            <input type="radio" name={path} checked={choice === side} onChange={() => onChoose(side)} />
            <span>
              <small>{title}</small>
              <span className={classes['value']}>{format(difference[side])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export type DifferingFieldsProps = {
  fields: readonly Difference[];
  words: FieldWords;
  choices: Choices;
  onChoose: (path: string, side: Side) => void;
};

export function DifferingFields({ fields, words, choices, onChoose }: DifferingFieldsProps) {
  return fields.map((difference) => (
    <DifferingField
      key={difference.path}
      difference={difference}
      words={words}
      choice={choices[difference.path]}
      onChoose={(side) => onChoose(difference.path, side)}
    />
  ));
}
