import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Tag } from '#shared/status/tag.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import type { ClientDetail_ClientFragment } from './client-detail.generated.ts';
import classes from './client-page.module.css';

type Contact = ClientDetail_ClientFragment['contacts'][number];

function ContactLine({ contact }: { contact: Contact }) {
  const { name, position, phone, email, main } = contact;
  return (
    <li>
      <div className={classes['who']}>
        <strong>{name}</strong>
        {main && <Tag>Principal</Tag>}
        {position !== null && <span>{position}</span>}
      </div>
      <div className={classes['ways']}>
        {phone !== null && <PhoneLink phone={phone} />}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </li>
  );
}

export function ClientContacts({ contacts, mayAdd }: { contacts: readonly Contact[]; mayAdd: boolean }) {
  const ordered = [...contacts].sort((one, other) => Number(other.main) - Number(one.main));
  return (
    <Card title="Contactos" count={contacts.length} isFlush>
      {contacts.length === 0 && (
        <CardEmpty>{mayAdd ? 'Nadie apuntado todavía. Se añaden en Editar.' : 'Nadie apuntado.'}</CardEmpty>
      )}
      <ul className={classes['contacts']}>
        {ordered.map((contact, index) => (
          <ContactLine key={index} contact={contact} />
        ))}
      </ul>
    </Card>
  );
}
