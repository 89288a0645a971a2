import { readFailure } from '#apollo/read-failure.ts';
import { streetLine } from '#records/places/address.ts';
import { reachLine } from '#records/places/reach-line.ts';
import { CardEmpty } from '#shared/detail/card.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { Busy } from '#shared/ui/busy.tsx';
import { useClientChoicesQuery, type ClientChoicesQuery } from './client-choices.generated.ts';
import classes from './found-clients.module.css';

type Choice = ClientChoicesQuery['clients']['edges'][number]['node'];

function reachOf({ phones, mainSite, openServices }: Choice): string {
  const address = mainSite && `${streetLine(mainSite)}, ${mainSite.city}`;
  return reachLine({ phone: phones[0] ?? null, address, openServices });
}

/** The clients that fit some words, each told from another of its name. */
export function FoundClients({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const { data, previousData, error, loading } = useClientChoicesQuery({ variables: { search } });
  const known = data ?? previousData;
  if (error !== undefined && !loading) return <Banner kind="error">{readFailure(error).message}</Banner>;
  if (known === undefined) return <Busy />;
  const clients = known.clients.edges.map(({ node }) => node);
  if (clients.length === 0) return <CardEmpty>Ningún cliente con esas palabras.</CardEmpty>;
  return (
    <ul className={classes['found']}>
      {clients.map((client) => (
        <li key={client.id}>
          <button type="button" onClick={() => onChoose(client.id)}>
            <span>
              {client.legalName}
              <small>{reachOf(client)}</small>
            </span>
            <small>{client.code}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
