import { PARTY_KIND_LABELS } from '@cuadrilla/domain/contact/party.ts';
import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { SearchBox } from '#shared/list/search-box.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PartyKindIcon } from '#records/clients/party-kind.tsx';
import { useMergeSearchQuery } from './merge-search.generated.ts';
import type { MergeSide_ClientFragment } from './merge-side.generated.ts';
import classes from './merge.module.css';

type Client = MergeSide_ClientFragment;

export function ClientLine({ client }: { client: Client }) {
  const { kind, legalName, code, nif, phones } = client;
  const [phone] = phones;
  const facts = [code, PARTY_KIND_LABELS[kind], nif, phone && formatPhone(phone)].filter(Boolean);
  return (
    <span className={classes['client']}>
      <PartyKindIcon kind={kind} />
      <span>
        <strong>{legalName}</strong>
        <small>{facts.join(' · ')}</small>
      </span>
    </span>
  );
}

type Props = { except: string; onChoose: (client: Client) => void };

function Found({ search, except, onChoose }: Props & { search: string }) {
  const { data, previousData, error, loading } = useMergeSearchQuery({ variables: { search } });
  const known = data ?? previousData;
  if (error !== undefined && !loading) return <Banner kind="error">{readFailure(error).message}</Banner>;
  if (known === undefined) return <Busy />;
  const clients = known.clients.edges.map(({ node }) => node).filter(({ id }) => id !== except);
  if (clients.length === 0) return <CardEmpty>Ningún otro cliente con esas palabras.</CardEmpty>;
  return (
    <ul className={classes['found']}>
      {clients.map((client) => (
        <li key={client.id}>
          <ClientLine client={client} />
          <Button title={`Elegir ${client.code}`} onClick={() => onChoose(client)} />
        </li>
      ))}
    </ul>
  );
}

export function ClientSearch(props: Props) {
  const [search, setSearch] = useState('');
  return (
    <Card title="¿Con qué cliente se fusiona?">
      <div className={classes['search']}>
        <SearchBox
          value={search}
          onSearch={setSearch}
          label="Buscar el otro cliente"
          placeholder="Nombre, NIF, teléfono o código"
        />
        {search.trim() === '' ? (
          <CardEmpty>Escribe para buscar el otro cliente.</CardEmpty>
        ) : (
          <Found {...props} search={search.trim()} />
        )}
      </div>
    </Card>
  );
}
