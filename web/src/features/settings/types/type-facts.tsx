import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { pointText, SERVICE_TYPE } from '@cuadrilla/domain/records/settings/service-type.ts';
import { PRIORITY_LABELS, SERVICE_CATEGORY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import type { ServiceType_FormFragment } from './type-page.generated.ts';
import { defaultLineText } from './type-values.ts';
import { photosText } from './type-words.ts';

export function TypeFacts({ type }: { type: ServiceType_FormFragment }) {
  const { namesOf } = useCatalog();
  return (
    <>
      <Card title="Qué es">
        <DataList
          none="—"
          items={[
            { label: SERVICE_TYPE.category.label, value: SERVICE_CATEGORY_LABELS[type.category] },
            { label: SERVICE_TYPE.priority.label, value: PRIORITY_LABELS[type.priority] },
            { label: 'Duración', value: durationWords(type.durationMinutes) },
            { label: SERVICE_TYPE.skillIds.label, value: namesOf('skills', type.skillIds).join(', ') },
            {
              label: 'Firma',
              value: type.requiresSignature ? SERVICE_TYPE.requiresSignature.label : 'No hace falta',
            },
            { label: 'Fotos', value: photosText(type.minPhotos) },
            { label: SERVICE_TYPE.instructions.label, value: type.instructions },
          ]}
        />
      </Card>
      <Card title={SERVICE_TYPE.checklist.label} count={type.checklist.length}>
        {type.checklist.length === 0 ? (
          <CardEmpty>No hay nada que comprobar.</CardEmpty>
        ) : (
          <ol>
            {type.checklist.map((point, index) => (
              <li key={index}>{pointText(point)}</li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={SERVICE_TYPE.defaultLines.label} count={type.defaultLines.length}>
        {type.defaultLines.length === 0 ? (
          <CardEmpty>El servicio empieza sin líneas.</CardEmpty>
        ) : (
          <ul>
            {type.defaultLines.map((line, index) => (
              <li key={index}>{defaultLineText(line)}</li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
