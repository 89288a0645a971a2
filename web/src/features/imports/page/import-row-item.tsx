import { keptParts } from '@cuadrilla/domain/imports/rows/kept-text.ts';
import { RULE_LABELS, UNDECIDED } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { Link } from 'react-router-dom';
import type { ImportDecision } from '#gql/schema.generated.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { outcomeWord } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';
import { SavedSelect } from '../parts/saved-select.tsx';
import { useImportActs } from '../parts/use-import.ts';
import type { ImportRowsQuery } from './import-page.generated.ts';
import { RowValues } from './row-values.tsx';

type Row = NonNullable<ImportRowsQuery['importRows']>['rows'][number];
type Match = NonNullable<Row['match']>;

const PATH_OF: Partial<Record<string, (id: string) => string>> = {
  CLIENT: PATHS.client,
  // The page of a site leads on to the one under its client.
  SITE: (id) => PATHS.site('-', id),
  PROSPECT: PATHS.prospect,
  EQUIPMENT: PATHS.equipment,
  ITEM: PATHS.item,
};

function MatchText({ match }: { match: Match }) {
  const { entity, id, code, row, name, by, closed } = match;
  if (row !== null) {
    return (
      <span className={classes['quiet']}>
        Igual que la fila {row} ({name}): {by}
      </span>
    );
  }
  const path = entity === null || id === null ? undefined : PATH_OF[entity]?.(id);
  const called = code === null ? name : `${name} (${code})`;
  return (
    <span className={classes['quiet']}>
      Ya existe: {path === undefined ? called : <Link to={path}>{called}</Link>}, {by}.
      {closed !== null && ` ${closed}.`}
    </span>
  );
}

/** With a link to the record that it names. */
function Message({ message, record }: Pick<Row['problems'][number], 'message' | 'record'>) {
  const path = record === null ? undefined : PATH_OF[record.entity]?.(record.id);
  if (record === null || path === undefined) return message;
  const [before, ...after] = message.split(record.name);
  return (
    <>
      {before}
      <Link to={path}>{record.name}</Link>
      {after.join(record.name)}
    </>
  );
}

function Problems({ problems }: Pick<Row, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map(({ field, column, message, raw, record }) => (
        <li key={`${field ?? ''} ${message}`} className={classes['wrong']}>
          {[field, column === null || column === field ? null : `columna «${column}»`]
            .filter(Boolean)
            .join(', ')}
          {field === null ? '' : ': '}
          <Message message={message} record={record} />
          {raw !== null && raw !== '' && ` («${raw}»)`}
        </li>
      ))}
    </ul>
  );
}

function KeptText({ kept }: { kept: Row['kept'][number] }) {
  const [before, name, after] = keptParts(kept);
  const path = PATH_OF[kept.entity]?.(kept.id);
  return (
    <>
      {before}
      {path === undefined ? name : <Link to={path}>{name}</Link>}
      {after}
    </>
  );
}

type Props = { found: ImportDetailFragment; row: Row };

function Decide({ found, row }: Props) {
  const { decide } = useImportActs(found);
  const { number, page, decisions, decision, name } = row;
  return (
    <SavedSelect
      aria-label={`Qué se hace con la fila ${number}, ${name}`}
      value={decision ?? ''}
      isBusy={decide.isBusy}
      onChoose={(value) => {
        const chosen = value === '' ? null : (value as ImportDecision);
        decide.run({ rows: [{ page, row: number, decision: chosen }] });
      }}
    >
      <option value="">
        {found.rule === 'ASK' ? UNDECIDED : `Como todas: ${RULE_LABELS[found.rule].toLowerCase()}`}
      </option>
      {decisions.map((value) => (
        <option key={value} value={value}>
          {WORDS[value]}
        </option>
      ))}
    </SavedSelect>
  );
}

const WORDS: Record<ImportDecision, string> = {
  SKIP: 'No importar',
  UPDATE_EMPTY: RULE_LABELS.UPDATE_EMPTY,
  UPDATE: 'Sobrescribir',
  CREATE: 'Crear igualmente',
};

export function ImportRowItem({ found, row }: Props) {
  const { number, name, problems, notices, repeats, match, changes, untouched } = row;
  const { decisions, planned, outcome, reason, kept } = row;
  const state = outcome === null ? planned && outcomeWord(planned, 'planned') : outcomeWord(outcome, 'done');
  const mayDecide = found.status === 'CHECKED' && decisions.length > 0;
  return (
    <li className={classes['row']} aria-label={`Fila ${number}`}>
      <span className={classes['number']}>Fila {number}</span>
      <div className={classes['what']}>
        <span className={classes['name']}>{name === '' ? 'Sin nombre' : name}</span>
        {repeats !== null && <span className={classes['quiet']}>{repeats}</span>}
        {match !== null && <MatchText match={match} />}
        {changes.length > 0 && <span className={classes['quiet']}>Cambiaría: {changes.join(', ')}</span>}
        {untouched.length > 0 && (
          <span className={classes['quiet']}>No se sobrescribe: {untouched.join(', ')}</span>
        )}
        <Problems problems={problems} />
        {notices.map((notice) => (
          <span key={notice} className={classes['quiet']}>
            {notice}
          </span>
        ))}
        {reason !== null && <span className={classes['wrong']}>{reason}</span>}
        {kept.map((each) => (
          <span key={each.id} className={classes['quiet']}>
            <KeptText kept={each} />
          </span>
        ))}
        <RowValues found={found} row={row} />
      </div>
      <div className={mayDecide ? classes['decide'] : classes['state']}>
        {mayDecide ? <Decide found={found} row={row} /> : state !== null && <Tag>{state}</Tag>}
      </div>
    </li>
  );
}
