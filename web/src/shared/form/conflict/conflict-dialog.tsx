import { useState, type ReactNode } from 'react';
import { correctedNow } from '../../device-clock.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { changeWords } from './change-words.ts';
import { DifferingFields, type FieldWords } from './conflict-field.tsx';
import { SettledFields } from './conflict-settled.tsx';
import {
  applyChoices,
  choicesAtFirst,
  mergeVersions,
  type Choices,
  type MergePath,
  type Side,
} from './merge-versions.ts';
import type { Conflict } from '../use-submission.ts';

type Props<V extends object> = {
  conflict: Conflict<V> | null;
  labels: Readonly<Record<MergePath<V>, string>>;
  formats?: Partial<Record<MergePath<V>, (value: never) => ReactNode>>;
  onKeepEditing: () => void;
  onMerge: (merged: V) => void;
};

function useMerge<V extends object>({ base, mine, theirs }: Conflict<V>) {
  const [differences] = useState(() => mergeVersions(base, mine, theirs));
  const [choices, setChoices] = useState<Choices>(() => choicesAtFirst(differences));
  return {
    choices,
    onChoose: (path: string, side: Side) => setChoices((before) => ({ ...before, [path]: side })),
    asked: differences.filter(({ changedBy }) => changedBy === 'both'),
    settled: differences.filter(({ changedBy }) => changedBy !== 'both'),
    open: differences.filter(({ path }) => choices[path] === undefined),
    merged: () => applyChoices(theirs, differences, choices),
  };
}

type Merge = Pick<ReturnType<typeof useMerge>, 'asked' | 'settled'>;

function introOf({ asked, settled }: Merge): string {
  if (asked.length > 0) {
    const question = 'Elige qué versión se queda en lo que habéis cambiado los dos.';
    return settled.length > 0 ? `${question} Lo que solo cambió uno se conserva.` : question;
  }
  return settled.length > 0
    ? 'No habéis cambiado los mismos datos: se conservan los cambios de los dos.'
    : 'Las dos versiones dicen lo mismo: puedes guardar.';
}

function Opened<V extends object>({ conflict, ...props }: Props<V> & { conflict: Conflict<V> }) {
  const { labels, formats = {}, onKeepEditing, onMerge } = props;
  const { asked, settled, open, merged, ...chosen } = useMerge(conflict);
  const [wasTried, setWasTried] = useState(false);
  const save = () => {
    setWasTried(true);
    const [first] = open;
    if (first === undefined) onMerge(merged());
    else document.querySelector<HTMLElement>(`dialog input[name="${CSS.escape(first.path)}"]`)?.focus();
  };
  const words: FieldWords = { labels, formats };
  return (
    <Dialog
      open
      size={640}
      onClose={onKeepEditing}
      title="Alguien ha guardado cambios mientras editabas"
      onSubmit={save}
      actions={
        <DialogActions submit="Guardar la combinación" cancel="Seguir editando" onCancel={onKeepEditing} />
      }
    >
      {conflict.change && (
        <p>
          <strong>{changeWords(conflict.change, correctedNow())}</strong>
        </p>
      )}
      <p>{introOf({ asked, settled })}</p>
      {wasTried && open.length > 0 && (
        <Banner kind="error">
          {open.length === 1 ? 'Falta elegir un dato' : `Falta elegir ${open.length} datos`}
        </Banner>
      )}
      <DifferingFields {...chosen} fields={asked} words={words} />
      {settled.length > 0 && <SettledFields {...chosen} fields={settled} words={words} />}
    </Dialog>
  );
}

export function ConflictDialog<V extends object>({ conflict, ...rest }: Props<V>) {
  return conflict && <Opened {...rest} conflict={conflict} key={conflict.version} />;
}
