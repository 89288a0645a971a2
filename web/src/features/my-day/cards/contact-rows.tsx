import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { directionsTo, streetLine } from '#records/places/address.ts';
import classes from '../day/my-day.module.css';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

export function placeLine({ address }: WorkVisit['site']): string {
  return [streetLine(address), address.floor].filter(Boolean).join(', ');
}

const townLine = ({ address: { postalCode, city } }: WorkVisit['site']) =>
  [postalCode, city].filter(Boolean).join(' ');

export function ContactRows({ visit: { site, service } }: { visit: WorkVisit }) {
  const { contact } = service;
  return (
    <>
      <a className={classes['way']} href={directionsTo(site.address)} target="_blank" rel="noreferrer">
        <IconMapPin {...ICON} />
        <span className={classes['way-text']}>
          <strong>{placeLine(site)}</strong>
          <small>{[townLine(site), site.accessNotes].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={classes['way-verb']}>Cómo llegar</span>
      </a>
      {contact?.phone != null && (
        <a className={classes['way']} href={`tel:${contact.phone}`}>
          <IconPhone {...ICON} />
          <span className={classes['way-text']}>
            <strong className="num">{formatPhone(contact.phone)}</strong>
            <small>{contact.name ?? 'Contacto'}</small>
          </span>
          <span className={classes['way-verb']}>Llamar</span>
        </a>
      )}
    </>
  );
}
