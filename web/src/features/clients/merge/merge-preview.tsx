import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { addressLine } from '#records/places/address.ts';
import type { MergePreviewQuery } from './merge-preview.generated.ts';
import classes from './merge.module.css';

type Preview = NonNullable<MergePreviewQuery['mergePreview']>;

function counted(count: number, one: string, several: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${several}`;
}

const lines = (texts: readonly string[]): ReactNode =>
  texts.length > 0 && <span className={classes['lines']}>{texts.join('\n')}</span>;

function Moves({ preview }: { preview: Preview }) {
  const { keep, merge, siteCount, equipmentCount, prospectCount, serviceCount, communityCount } = preview;
  return (
    <Card title={`Qué pasa de ${merge.code} a ${keep.code}`}>
      <ul className={classes['moves']}>
        <li>{counted(siteCount, 'ubicación', 'ubicaciones')}</li>
        <li>{counted(equipmentCount, 'equipo', 'equipos')}</li>
        <li>{counted(prospectCount, 'prospecto de origen', 'prospectos de origen')}</li>
        <li>{counted(serviceCount, 'servicio', 'servicios')}</li>
        {communityCount > 0 && <li>{counted(communityCount, 'comunidad', 'comunidades')} que administra</li>}
      </ul>
    </Card>
  );
}

function Result({ preview: { keep, result } }: { preview: Preview }) {
  const contacts = result.contacts.map(({ name, position, main }) =>
    [name, position, main ? 'principal' : null].filter(Boolean).join(' · '),
  );
  return (
    <Card title={`Cómo quedará ${keep.code}`}>
      <DataList
        none="—"
        items={[
          { label: 'Nombre', value: keep.legalName },
          { label: 'Nombre comercial', value: result.tradeName },
          { label: 'NIF', value: result.nif },
          { label: 'Teléfonos', value: lines(result.phones.map(formatPhone)) },
          { label: 'Correos', value: lines(result.emails) },
          { label: 'Contactos', value: lines(contacts) },
          { label: 'Dirección fiscal', value: result.billingAddress && addressLine(result.billingAddress) },
          { label: 'Agente', value: result.owner?.name },
          ...(result.managedBy === null
            ? []
            : [{ label: 'Administrador de fincas', value: result.managedBy.name }]),
          ...(result.isPropertyManager ? [{ label: 'Es administrador de fincas', value: 'Sí' }] : []),
          { label: 'Etiquetas', value: result.tags.join(', ') },
          { label: 'Notas', value: result.notes && lines([result.notes]) },
        ]}
      />
    </Card>
  );
}

function LeftBehind({ preview: { merge, result } }: { preview: Preview }) {
  if (result.leftBehind.length === 0) return null;
  return (
    <Card title="Se queda atrás">
      <p className={classes['behind']}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        Solo se conservará en {merge.code}, archivado:
      </p>
      <ul className={classes['moves']}>
        {result.leftBehind.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

export function MergePreview({ preview }: { preview: Preview }) {
  return (
    <>
      <Moves preview={preview} />
      <Result preview={preview} />
      <LeftBehind preview={preview} />
    </>
  );
}
