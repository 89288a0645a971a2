import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { CardEmpty } from '#shared/detail/card.tsx';
import { SearchBox } from '#shared/list/search-box.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useClientChoicesQuery } from './client-choices.generated.ts';
import classes from './services-page.module.css';

type FoundProps = { search: string; onChoose: (id: string) => void };

function Found({ search, onChoose }: FoundProps) {
  const { data, previousData, error, loading } = useClientChoicesQuery({ variables: { search } });
  const known = data ?? previousData;
  if (error !== undefined && !loading) return <Banner kind="error">{readFailure(error).message}</Banner>;
  if (known === undefined) return <Busy />;
  const clients = known.clients.edges.map(({ node }) => node);
  if (clients.length === 0) return <CardEmpty>Ningún cliente con esas palabras.</CardEmpty>;
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

type Props = { onChoose: (id: string) => void; onClose: () => void };

/** Looks for a client by what one remembers of them. */
export function ClientDialog({ onChoose, onClose }: Props) {
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿De qué cliente?"
      actions={<Button title="Cancelar" onClick={onClose} />}
    >
      <SearchBox
        value={search}
        onSearch={setSearch}
        label="Buscar cliente"
        placeholder="Nombre, NIF, teléfono o código"
      />
      {search.trim() === '' ? (
        <CardEmpty>Escribe para buscar al cliente.</CardEmpty>
      ) : (
        <Found search={search.trim()} onChoose={onChoose} />
      )}
    </Dialog>
  );
}
