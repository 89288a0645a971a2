import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SelectControl } from '#shared/ui/fields/select-control.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { rowsText } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';
import { useImportActs } from '../parts/use-import.ts';

type Unknown = ImportDetailFragment['unknownValues'][number];
type Value = Unknown['values'][number];
type Choices = ReadonlyMap<string, string>;

/** No id is a space. */
const BLANK = ' ';
const UNDECIDED = '';

const keyOf = ({ target }: Unknown, { text }: Value) => JSON.stringify([target, text]);
const savedOf = ({ isBlank, chosen }: Value) => (isBlank ? BLANK : (chosen ?? UNDECIDED));

type FieldProps = { unknown: Unknown; choices: Choices; onChoose: (key: string, choice: string) => void };

function UnknownField({ unknown, choices, onChoose }: FieldProps) {
  const { label, headers, values, choices: known, mayBeBlank } = unknown;
  const where = headers.map((header) => `«${header}»`).join(', ');
  return (
    <table className={classes['unknown']}>
      <caption>
        {label} <span>columna {where}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">En el archivo</th>
          <th scope="col">Está en</th>
          <th scope="col">En Cuadrilla</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => {
          const key = keyOf(unknown, value);
          return (
            <tr key={key}>
              <th scope="row">{value.text}</th>
              <td>{rowsText(value.rows)}</td>
              <td>
                <SelectControl
                  aria-label={`Qué es «${value.text}» en ${label}`}
                  value={choices.get(key) ?? savedOf(value)}
                  onChange={({ currentTarget }) => onChoose(key, currentTarget.value)}
                >
                  <option value={UNDECIDED} disabled={savedOf(value) !== UNDECIDED}>
                    Elige qué es
                  </option>
                  {known.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                  {mayBeBlank && <option value={BLANK}>Dejar vacío</option>}
                </SelectControl>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What was chosen here and is not saved yet. */
const chosenIn = (unknownValues: readonly Unknown[], choices: Choices) =>
  unknownValues.flatMap((unknown) =>
    unknown.values.flatMap((value) => {
      const choice = choices.get(keyOf(unknown, value)) ?? UNDECIDED;
      if (choice === UNDECIDED || choice === savedOf(value)) return [];
      return { target: unknown.target, text: value.text, value: choice === BLANK ? null : choice };
    }),
  );

/** Values of the file that its columns of choices do not know: each is chosen once, for all of its rows. */
export function UnknownValuesCard({ found }: { found: ImportDetailFragment }) {
  const { recheck } = useImportActs(found);
  const [choices, setChoices] = useState<Choices>(new Map());
  const { unknownValues } = found;
  const values = unknownValues.flatMap((unknown) => unknown.values);
  const chosen = chosenIn(unknownValues, choices);
  if (values.length === 0) return null;
  return (
    <Card title="Valores que Cuadrilla no conoce" count={values.length} isFlush>
      <p className={classes['about']}>
        Di una vez qué es cada uno: vale para todas sus filas y se recuerda para los próximos archivos con
        estas columnas. Se comprueba de nuevo, y lo decidido fila a fila se vuelve a preguntar.
      </p>
      {unknownValues.map((unknown) => (
        <UnknownField
          key={unknown.target}
          unknown={unknown}
          choices={choices}
          onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
        />
      ))}
      <div className={classes['foot']}>
        <div className={classes['actions']}>
          <Button
            title="Aplicar y comprobar de nuevo"
            icon={<IconListCheck size={16} />}
            disabled={chosen.length === 0}
            busy={recheck.isBusy}
            onClick={() => recheck.run(chosen)}
          />
        </div>
      </div>
    </Card>
  );
}
