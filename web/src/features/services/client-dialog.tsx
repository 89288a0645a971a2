import { useState } from 'react';
import { CardEmpty } from '#shared/detail/card.tsx';
import { SearchBox } from '#shared/list/search-box.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FoundClients } from './found-clients.tsx';

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
        <FoundClients search={search.trim()} onChoose={onChoose} />
      )}
    </Dialog>
  );
}
