import { can } from '@cuadrilla/domain/permissions.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSession } from '#session/session-context.tsx';
import type { Failure } from '#shared/graphql/failure.ts';
import { Banner } from '#shared/ui/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { actionGroups, hitGroups } from './entries.ts';
import classes from './palette.module.css';
import { Results } from './results.tsx';
import { useChoice } from './use-choice.ts';
import type { LayerProps } from './layer-props.ts';
import { useModal } from './use-modal.ts';
import { useSearch } from './use-search.ts';

type FieldProps = {
  listId: string;
  text: string;
  onChange: (text: string) => void;
  /** The chosen entry's place; null where there is none. */
  active: number | null;
  stepOf: (key: string) => (() => void) | undefined;
  maySearch: boolean;
};

function SearchField({ listId, text, onChange, active, stepOf, maySearch }: FieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  return (
    <input
      type="text"
      role="combobox"
      aria-label={maySearch ? 'Buscar' : 'Ir a'}
      aria-expanded={active !== null}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
      placeholder={maySearch ? 'Código, nombre, teléfono, NIF, n.º de serie o dirección' : 'Ir a…'}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function SearchFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className={classes['failure']}>
      <Banner kind="error">{failure.message}</Banner>
      <Button title="Reintentar" onClick={onRetry} />
    </div>
  );
}

type StatusProps = { count: number; typed: string; isLate: boolean; hasFailed: boolean };

/** Told as it changes; seen where there is nothing else to see. */
function Status({ count, typed, isLate, hasFailed }: StatusProps) {
  const found = count === 1 ? '1 resultado' : `${count} resultados`;
  const none = hasFailed ? '' : `No hay nada con «${typed}»`;
  return (
    <p role="status" className={count > 0 ? 'visually-hidden' : classes['none']}>
      {isLate ? 'Buscando…' : count === 0 ? none : typed !== '' && found}
    </p>
  );
}

/** Finds a record by its code, name, phone, NIF, number or address, and leads to whatever one wants to do. */
export function Palette(props: LayerProps) {
  const { onClose } = props;
  const { role } = useSession().session;
  const maySearch = can(role, 'search:use');
  const [text, setText] = useState('');
  const typed = text.trim();
  const { hits, isLate, failure, retry } = useSearch(typed, maySearch);
  const groups = [...hitGroups(hits), ...actionGroups(role, typed)];
  const entries = groups.flatMap((group) => group.entries);
  const { index, point, choose, stepOf } = useChoice({ entries, typed, isLate }, props);
  const listId = useId();
  const active = entries.length === 0 ? null : index;
  return (
    <dialog
      ref={useModal()}
      className={classes['dialog']}
      aria-label={maySearch ? 'Buscar' : 'Ir a'}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes['box']}>
        <div className={classes['field']}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <SearchField {...{ listId, text, active, stepOf, maySearch }} onChange={setText} />
          <button type="button" aria-label="Cerrar" onClick={onClose}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {failure && <SearchFailure failure={failure} onRetry={retry} />}
        <Results id={listId} groups={groups} active={index} onPoint={point} onChoose={choose} />
        <Status count={entries.length} typed={typed} isLate={isLate} hasFailed={failure !== null} />
      </div>
    </dialog>
  );
}
