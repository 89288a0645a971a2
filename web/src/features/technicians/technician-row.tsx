import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import { IconBan } from '@tabler/icons-react';
import type { TechnicianRow_TechnicianFragment } from './technician-row.generated.ts';
import classes from './technicians.module.css';

/** One technician. On a phone the cells stack into a card. */
export function TechnicianRow({ technician }: { technician: TechnicianRow_TechnicianFragment }) {
  const { name, lastName, email, phone, status } = technician;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={classes['name']}>
        <span>
          {name} {lastName}
        </span>
        {status === 'SUSPENDED' && (
          <span className={classes['suspended']}>
            <IconBan size={14} aria-hidden="true" />
            Suspendido
          </span>
        )}
      </th>
      <td role="cell">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td role="cell" className="num">
        {phone === null ? (
          <span className={classes['none']}>
            <span aria-hidden="true">—</span>
            <span className="visually-hidden">Sin teléfono</span>
          </span>
        ) : (
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        )}
      </td>
    </tr>
  );
}
