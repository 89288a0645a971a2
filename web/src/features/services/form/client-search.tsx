import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchBox } from '#shared/list/search-box.tsx';
import { FoundClients } from '../found-clients.tsx';
import classes from './service-form.module.css';

/** Looks for a client by what one remembers of them. */
export function ClientSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field had the focus before what one types in was fetched.
    if (document.activeElement?.contains(ref.current) && document.activeElement.matches('[data-first-field]'))
      ref.current?.querySelector('input')?.focus();
  }, []);
  // Enter asks for what was typed; the form around it is not sent by that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <div ref={ref} className={classes['search']} onKeyDown={onKeyDown}>
      <SearchBox
        value={search}
        onSearch={setSearch}
        label="Buscar cliente"
        placeholder="Nombre, NIF, teléfono o código"
      />
      {search.trim() === '' ? (
        <p className={classes['hint']}>Escribe para buscar al cliente.</p>
      ) : (
        <FoundClients search={search.trim()} onChoose={onChoose} />
      )}
    </div>
  );
}
