import { PARTY_KIND_LABELS } from '@cuadrilla/domain/contact/party.ts';
import { Link } from 'react-router-dom';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import type { ClientDetail_ClientFragment } from './client-detail.generated.ts';
import classes from './client-page.module.css';
import { MapLink } from '#records/places/map-link.tsx';

function Phones({ phones }: { phones: readonly string[] }) {
  return phones.map((phone) => <PhoneLink key={phone} phone={phone} className={classes['line']} />);
}

function Emails({ emails }: { emails: readonly string[] }) {
  return emails.map((email) => (
    <a key={email} className={classes['line']} href={`mailto:${email}`}>
      {email}
    </a>
  ));
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={classes['tags']}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  );
}

type ManagerProps = { manager: NonNullable<ClientDetail_ClientFragment['managedBy']> };

function Manager({ manager: { id, name, phone, archived } }: ManagerProps) {
  return (
    <>
      <Link className={classes['line']} to={PATHS.client(id)}>
        {name}
      </Link>
      {archived && <Tag>Archivado</Tag>}
      {phone !== null && <Phones phones={[phone]} />}
    </>
  );
}

export function ClientData({ client }: { client: ClientDetail_ClientFragment }) {
  const { phones, emails, tags, billingAddress, owner, originProspectId, managedBy } = client;
  return (
    <Card title="Datos">
      <DataList
        items={[
          { label: 'Código', value: client.code },
          { label: 'Tipo', value: PARTY_KIND_LABELS[client.kind] },
          { label: 'NIF', value: client.nif },
          { label: 'Nombre comercial', value: client.tradeName },
          { label: 'Dirección fiscal', value: billingAddress && <MapLink address={billingAddress} /> },
          {
            label: phones.length > 1 ? 'Teléfonos' : 'Teléfono',
            value: phones.length > 0 && <Phones phones={phones} />,
          },
          {
            label: emails.length > 1 ? 'Correos' : 'Correo',
            value: emails.length > 0 && <Emails emails={emails} />,
          },
          ...(managedBy === null
            ? []
            : [{ label: 'Administrador de fincas', value: <Manager manager={managedBy} /> }]),
          { label: 'Agente', value: owner && <Avatar person={personOf(owner)} withName /> },
          { label: 'Etiquetas', value: tags.length > 0 && <Tags tags={tags} /> },
          {
            label: 'Origen',
            value: originProspectId !== null && (
              <Link to={PATHS.prospect(originProspectId)}>Ver el prospecto que fue</Link>
            ),
          },
          { label: 'Cliente desde', value: <span className="num">{formatDate(client.createdAt)}</span> },
        ]}
      />
    </Card>
  );
}
