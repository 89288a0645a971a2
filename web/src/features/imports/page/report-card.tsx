import { RULE_LABELS, RULES } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { IconArrowBackUp, IconFileImport, IconListSearch, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { DownloadButton } from '#records/files/download-button.tsx';
import { Card } from '#shared/detail/card.tsx';
import { Notice } from '#shared/detail/notice.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import type { ImportCountsFragment, ImportDetailFragment } from '../parts/import.generated.ts';
import { DONE, NUMBER, PLANNED, rowsText, type CountWords } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';
import { useImportActs } from '../parts/use-import.ts';
import { CountsList } from './counts-list.tsx';
import { Discard } from './discard.tsx';

type Props = { found: ImportDetailFragment };

function Totals({ totals }: { totals: readonly number[] }) {
  if (totals.length === 0) return null;
  return (
    <Notice>
      {totals.length === 1
        ? `La fila ${totals[0] ?? ''} es de totales y no se importa.`
        : `Las filas ${totals.join(', ')} son de totales y no se importan.`}
    </Notice>
  );
}

/** Another program's code would be missed later; that of a machine's owner would not. */
function UnkeptCode({ columns }: { columns: ImportDetailFragment['columns'] }) {
  const column = columns.find(({ target }) => target === 'client.code' || target === 'prospect.code');
  if (column === undefined) return null;
  return (
    <Notice>
      «{column.header}» solo sirve para encontrar lo que ya hay y no se guarda. Si es el código de otro
      programa y quieres conservarlo, impórtalo como notas con «Cambiar columnas».
    </Notice>
  );
}

function Noticed({ noticed }: { noticed: number }) {
  if (noticed === 0) return null;
  return (
    <Notice>
      De {noticed === 1 ? '1 fila' : `${NUMBER.format(noticed)} filas`} algo no se importa o no se puede
      comparar: míralo abajo en «Con avisos» antes de importar.
    </Notice>
  );
}

function Checked({ found }: Props) {
  const { decide, step } = useImportActs(found);
  const { announced, columns, noticed, rule, totals } = found;
  if (announced === null) return null;
  const { undecided, created, updated, skipped } = announced;
  const hasKnown = rule !== 'ASK' || undecided + updated + skipped > 0;
  return (
    <div className={classes['lines']}>
      <CountsList label="Lo que se hará" counts={announced} words={PLANNED} />
      <Totals totals={totals} />
      <Noticed noticed={noticed} />
      {created > 0 && <UnkeptCode columns={columns} />}
      {hasKnown && (
        <div className={classes['form']}>
          <Select
            label="Con las filas que ya existen"
            value={rule}
            options={RULES.map((value) => ({ value, label: RULE_LABELS[value] }))}
            onChange={(value) => decide.run({ rule: value })}
          />
        </div>
      )}
      {undecided > 0 && (
        <Notice>
          {undecided === 1 ? 'Queda 1 fila' : `Quedan ${NUMBER.format(undecided)} filas`} por decidir: elige
          una regla para todas o decide abajo cada una.
        </Notice>
      )}
      <div className={classes['actions']}>
        <Button
          type="primary"
          title={created + updated === 0 ? 'Importar' : `Importar ${rowsText(created + updated)}`}
          icon={<IconFileImport size={16} />}
          disabled={undecided > 0 || created + updated === 0}
          busy={step.isBusy}
          onClick={() => step.run('START')}
        />
        <Again found={found} />
        <ResultFile found={found} />
        <Discard found={found} />
      </div>
    </div>
  );
}

function Again({ found }: Props) {
  const { change } = useImportActs(found);
  return (
    <Button
      title="Cambiar columnas"
      icon={<IconListSearch size={16} />}
      busy={change.isBusy}
      onClick={() => change.run({})}
    />
  );
}

/** The file’s rows with outcome and reason, to be corrected and uploaded again. */
function ResultFile({ found: { id, fileName } }: Props) {
  const name = fileName.replace(/\.\w+$/u, '');
  return (
    <DownloadButton
      title="Descargar filas"
      url={`/files/imports/${id}?formato=xlsx`}
      name={`${name}-resultado.xlsx`}
    />
  );
}

function Undo({ found }: Props) {
  const { step } = useImportActs(found);
  const [isAsked, setAsked] = useState(false);
  const { undoUntil } = found;
  if (undoUntil === null) return null;
  return (
    <>
      <Button title="Deshacer" icon={<IconArrowBackUp size={16} />} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="¿Deshacer esta importación?"
        verb="Deshacer importación"
        isDanger
        busy={step.isBusy}
        problem={step.problem}
        onConfirm={() => step.run('UNDO')}
      >
        <p>
          Se quitan los registros que creó y se recuperan los datos que cambió. Lo que alguien haya cambiado o
          usado después se queda como está y aparece en una lista. Se puede hacer hasta el{' '}
          {formatDate(undoUntil)}.
        </p>
      </ConfirmDialog>
    </>
  );
}

const rowsIn = (counts: ImportCountsFragment, words: CountWords): number =>
  words.reduce((sum, [name]) => sum + counts[name], 0);

const counted = (count: number, one: string, several: string) =>
  `${NUMBER.format(count)} ${count === 1 ? one : several}`;

function undoneText(
  { byName, removed, restored, kept, lost }: NonNullable<ImportDetailFragment['undo']>,
  isWhole: boolean,
): string {
  const what = isWhole ? `${byName} la deshizo` : 'Lleva deshecho';
  const gone = counted(removed, 'registro quitado', 'registros quitados');
  const back = restored === 0 ? '' : ` y ${counted(restored, 'recuperado', 'recuperados')}`;
  const left =
    kept === 1
      ? '; se queda 1, porque ha cambiado o se usa'
      : `; se quedan ${NUMBER.format(kept)}, porque han cambiado o se usan`;
  const unknown = `; ${lost === 1 ? '1 fila no se ha' : `${NUMBER.format(lost)} filas no se han`} podido deshacer, porque ya no consta lo que se escribió`;
  return `${what}: ${gone}${back}${kept === 0 ? '' : left}${lost === 0 ? '' : unknown}.`;
}

function Imported({ found }: Props) {
  const { step } = useImportActs(found);
  const { status, result, announced, undo } = found;
  const isHalted = status === 'PAUSED' || status === 'STOPPED';
  const isSame = result !== null && announced !== null && result.changed === 0;
  return (
    <div className={classes['lines']}>
      {result !== null && <CountsList label="Lo que se ha hecho" counts={result} words={DONE} />}
      {status === 'IMPORTED' && isSame && (
        <p className={classes['quiet']}>Se ha hecho exactamente lo anunciado.</p>
      )}
      {isHalted && result !== null && announced !== null && (
        <p className={classes['quiet']}>
          Van {NUMBER.format(rowsIn(result, DONE))} de {rowsText(rowsIn(announced, PLANNED))}.
          {status === 'PAUSED' && ' Lo que ya se ha importado se queda: reanúdala para seguir o deshazla.'}
        </p>
      )}
      {undo !== null && status !== 'UNDOING' && <p>{undoneText(undo, status !== 'UNDO_STOPPED')}</p>}
      <div className={classes['actions']}>
        {isHalted && (
          <Button
            type="primary"
            title="Reanudar"
            icon={<IconPlayerPlay size={16} />}
            busy={step.isBusy}
            onClick={() => step.run('RESUME')}
          />
        )}
        <ResultFile found={found} />
        {status === 'UNDO_STOPPED' ? (
          <Button
            type="primary"
            title="Seguir deshaciendo"
            icon={<IconArrowBackUp size={16} />}
            busy={step.isBusy}
            onClick={() => step.run('UNDO')}
          />
        ) : (
          <Undo found={found} />
        )}
      </div>
    </div>
  );
}

export function ReportCard({ found }: Props) {
  const isChecked = found.status === 'CHECKED';
  return (
    <Card title={isChecked ? 'Qué se va a hacer' : 'Resultado'}>
      {isChecked ? <Checked found={found} /> : <Imported found={found} />}
    </Card>
  );
}
