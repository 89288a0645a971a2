import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { PARTY_KIND_LABELS } from '@cuadrilla/domain/contact/party.ts';
import { DISCARD_KIND_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import { Tag } from '#shared/status/tag.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { PartyKindIcon } from '#records/clients/party-kind.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import { responseWords } from '../parts/clock-words.ts';
import classes from './detail.module.css';
import type { Prospect } from './prospect-loader.tsx';
import { When } from '../parts/when.tsx';

type Props = { prospect: Prospect };

const NONE = <span className={classes['none']}>Sin indicar</span>;

export function DataCard({ prospect }: Props) {
  const { kind, legalName, name, lastName, nif, phone, email } = prospect;
  const contact = [name, lastName].filter(Boolean).join(' ');
  return (
    <Card title="Datos">
      <DataList
        items={[
          {
            label: 'Tipo',
            value: <Tag icon={<PartyKindIcon kind={kind} size={14} />}>{PARTY_KIND_LABELS[kind]}</Tag>,
          },
          { label: 'Razón social', value: legalName },
          { label: 'Contacto', value: kind === 'PERSON' ? null : contact },
          {
            label: 'Teléfono',
            value: phone && <PhoneLink phone={phone} />,
          },
          { label: 'Correo', value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: 'NIF', value: nif },
        ]}
      />
    </Card>
  );
}

function Words({ children, none }: { children: string | null; none: string }) {
  return children === null ? <CardEmpty>{none}</CardEmpty> : <p className={classes['words']}>{children}</p>;
}

export function NeedCard({ prospect: { need, notes } }: Props) {
  return (
    <Card title="Necesidad">
      <Words none="No se ha anotado qué necesita.">{need}</Words>
      {notes !== null && (
        <div className={classes['notes']}>
          <h3>Notas</h3>
          <Words none="">{notes}</Words>
        </div>
      )}
    </Card>
  );
}

function endOf(
  { lostReasonId, discardKind }: Prospect,
  nameOf: ReturnType<typeof useCatalog>['nameOf'],
): ReactNode {
  if (discardKind !== null) return DISCARD_KIND_LABELS[discardKind];
  return nameOf('lostReasons', lostReasonId);
}

export function FollowUpCard({ prospect, now }: Props & { now: Date }) {
  const { nameOf, namesOf } = useCatalog();
  const { owner, estimatedValueCents: cents, sourceId, interestIds, createdAt } = prospect;
  const response = responseWords(prospect, now);
  const interests = namesOf('serviceTypes', interestIds);
  return (
    <Card title="Seguimiento">
      <DataList
        none={NONE}
        items={[
          { label: 'Agente', value: owner && <Avatar person={personOf(owner)} withName /> },
          {
            label: 'Valor',
            value: cents === null ? null : <span className="num">{formatEuros(cents)}</span>,
          },
          { label: 'Origen', value: nameOf('prospectSources', sourceId) },
          {
            label: 'Interés',
            value: interests.length > 0 && (
              <span className={classes['tags']}>
                {interests.map((name, at) => (
                  <Tag key={at}>{name}</Tag>
                ))}
              </span>
            ),
          },
          ...(response === null
            ? []
            : [{ label: 'Respuesta', value: <When words={response} icon={IconClock} /> }]),
          ...(prospect.status === 'LOST' || prospect.status === 'DISCARDED'
            ? [{ label: 'Motivo', value: endOf(prospect, nameOf) }]
            : []),
          { label: 'Creado', value: formatDateTime(createdAt) },
        ]}
      />
    </Card>
  );
}

type Address = NonNullable<Prospect['address']>;

function addressLines({ street, number, floor, postalCode, city, province }: Address): string[] {
  const place = [postalCode, city, province !== '' && province !== city && `(${province})`];
  return [[street, number, floor].filter(Boolean).join(', '), place.filter(Boolean).join(' ')];
}

export function AddressCard({ prospect: { address } }: Props) {
  return (
    <Card title="Dirección">
      {address === null ? (
        <CardEmpty>Sin dirección todavía.</CardEmpty>
      ) : (
        <p className={classes['words']}>{addressLines(address).filter(Boolean).join('\n')}</p>
      )}
    </Card>
  );
}
