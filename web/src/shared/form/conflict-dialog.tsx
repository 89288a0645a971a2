import { useState, type ReactNode } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './conflict-dialog.module.css';
import {
  applyChoices,
  choicesAtFirst,
  mergeVersions,
  type Choices,
  type Difference,
  type MergePath,
  type Side,
} from './merge-versions.ts';
import type { Conflict } from './use-submission.ts';

type Props<V extends object> = {
  conflict: Conflict<V> | null;
  /** A word for every field, so that none can differ unseen. */
  labels: Readonly<Record<MergePath<V>, string>>;
  /** How a value is written where it is no plain text. */
  formats?: Partial<Record<MergePath<V>, (value: never) => ReactNode>>;
  onKeepEditing: () => void;
  onMerge: (merged: V) => void;
};

type Format = (value: unknown) => ReactNode;

/** Texts as they stand, ticks as words, lists one below the other. */
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
  label: string;
  format: Format;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

function DifferingField({ difference, label, format, choice, onChoose }: FieldProps) {
  return (
    <fieldset className={classes['field']} data-open={choice === undefined || undefined}>
      <legend>
        {label}
        {difference.changedBy === 'both' && <small>Lo habéis cambiado los dos</small>}
      </legend>
      <div className={classes['sides']}>
        {SIDES.map(({ side, title }) => (
          <label key={side} className={classes['side']}>
            <input
              type="radio"
              name={difference.path}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
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

function Opened<V extends object>({ conflict, ...props }: Props<V> & { conflict: Conflict<V> }) {
  const { labels, formats = {}, onKeepEditing, onMerge } = props;
  const { base, mine, theirs } = conflict;
  const [differences] = useState(() => mergeVersions(base, mine, theirs));
  const [choices, setChoices] = useState<Choices>(() => choicesAtFirst(differences));
  const [wasTried, setWasTried] = useState(false);
  const open = differences.filter(({ path }) => choices[path] === undefined);
  const save = () => {
    setWasTried(true);
    const [first] = open;
    if (first === undefined) onMerge(applyChoices(theirs, differences, choices));
    else document.querySelector<HTMLElement>(`dialog input[name="${CSS.escape(first.path)}"]`)?.focus();
  };
  const words = labels as Readonly<Record<string, string>>;
  const written = formats as Readonly<Record<string, Format | undefined>>;
  return (
    <Dialog
      open
      size={640}
      onClose={onKeepEditing}
      title="Alguien ha guardado cambios mientras editabas"
      onSubmit={save}
      actions={
        <>
          <Button title="Seguir editando" onClick={onKeepEditing} />
          <Button type="primary" submit title="Guardar la combinación" />
        </>
      }
    >
      <p>
        {differences.length === 0
          ? 'Las dos versiones dicen lo mismo: puedes guardar.'
          : 'No se pierde nada: elige en cada dato qué versión se queda.'}
      </p>
      {wasTried && open.length > 0 && (
        <Banner kind="error">
          {open.length === 1 ? 'Falta elegir un dato' : `Falta elegir ${open.length} datos`}
        </Banner>
      )}
      {differences.map((difference) => (
        <DifferingField
          key={difference.path}
          difference={difference}
          label={words[difference.path] ?? difference.path}
          format={written[difference.path] ?? plain}
          choice={choices[difference.path]}
          onChoose={(side) => setChoices((before) => ({ ...before, [difference.path]: side }))}
        />
      ))}
    </Dialog>
  );
}

/** Two people changed one record: both versions field by field, and what is saved put together out of them. */
export function ConflictDialog<V extends object>({ conflict, ...rest }: Props<V>) {
  return conflict && <Opened {...rest} conflict={conflict} key={conflict.version} />;
}
