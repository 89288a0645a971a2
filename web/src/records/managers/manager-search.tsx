import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import { useState, type KeyboardEvent } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { CardEmpty } from '#shared/detail/card.tsx';
import { SearchBox } from '#shared/list/search-box.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { Busy } from '#shared/ui/busy.tsx';
import { useManagerChoicesQuery } from './manager-choices.generated.ts';
import classes from './managers.module.css';

type Props = { onChoose: (id: string) => void };

function Found({ search, onChoose }: Props & { search: string }) {
  const { data, previousData, error, loading } = useManagerChoicesQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  if (error !== undefined && !loading) return <Banner kind="error">{readFailure(error).message}</Banner>;
  if (known === undefined) return <Busy />;
  const managers = known.clients.edges.map(({ node }) => node);
  if (managers.length === 0) {
    return (
      <CardEmpty>
        {search === ''
          ? 'Ningún cliente está marcado como administrador de fincas: se marca en su ficha.'
          : 'Ningún administrador de fincas con esas palabras.'}
      </CardEmpty>
    );
  }
  return (
    <ul className={classes['found']}>
      {managers.map(({ id, code, legalName, phones: [phone] }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            <span>
              {legalName}
              {phone !== undefined && <small>{formatPhone(phone)}</small>}
            </span>
            <small>{code}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Looks for an administrador de fincas; the first ten are there before anything is typed. */
export function ManagerSearch({ onChoose }: Props) {
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
        label="Buscar administrador"
        placeholder="Nombre, NIF, teléfono o código"
      />
      <Found search={search.trim()} onChoose={onChoose} />
    </div>
  );
}
