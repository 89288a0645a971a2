import { useState, type KeyboardEvent } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { SearchBox } from '#shared/list/search-box.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { Busy } from '#shared/ui/busy.tsx';
import { useClientChoicesQuery } from '../client-choices.generated.ts';
import classes from './service-form.module.css';

function Found({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const { data, previousData, error, loading } = useClientChoicesQuery({ variables: { search } });
  const known = data ?? previousData;
  if (error !== undefined && !loading) return <Banner kind="error">{readFailure(error).message}</Banner>;
  if (known === undefined) return <Busy />;
  const clients = known.clients.edges.map(({ node }) => node);
  if (clients.length === 0) return <p className={classes['hint']}>Ningún cliente con esas palabras.</p>;
  return (
    <ul className={classes['found']}>
      {clients.map(({ id, code, legalName }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            <span>{legalName}</span>
            <small>{code}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Looks for a client by what one remembers of them. */
export function ClientSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  // Enter asks for what was typed; the form around it is not sent by that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <div className={classes['search']} onKeyDown={onKeyDown}>
      <SearchBox
        value={search}
        onSearch={setSearch}
        label="Buscar cliente"
        placeholder="Nombre, NIF, teléfono o código"
      />
      {search.trim() === '' ? (
        <p className={classes['hint']}>Escribe para buscar al cliente.</p>
      ) : (
        <Found search={search.trim()} onChoose={onChoose} />
      )}
    </div>
  );
}
