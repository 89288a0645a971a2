import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import type { ReactNode } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDate } from '#shared/format/dates.ts';
import type { StaffPerson } from './staff.ts';

type Props = {
  person: StaffPerson & { createdAt: string };
  more?: readonly { label: string; value: ReactNode }[];
};

export function StaffData({ person: { email, phone, createdAt }, more = [] }: Props) {
  return (
    <Card title="Datos">
      <DataList
        items={[
          { label: 'Correo', value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: 'Teléfono',
            value:
              phone === null ? (
                'Sin teléfono'
              ) : (
                <a className="num" href={`tel:${phone}`}>
                  {formatPhone(phone)}
                </a>
              ),
          },
          ...more,
          { label: 'Alta', value: <span className="num">{formatDate(createdAt)}</span> },
        ]}
      />
    </Card>
  );
}
