import { IconCamera, IconChecklist, IconClock, IconSignature, IconTool } from '@tabler/icons-react';
import { PRIORITY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import type { ReactNode } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import classes from './service-form.module.css';
import { useTypeChoices, type ServiceTypeChoice } from './use-service-choices.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function What({ type }: { type: ServiceTypeChoice }) {
  const { namesOf } = useCatalog();
  const { checklist, minPhotos, requiresSignature, skillIds, durationMinutes, priority, instructions } = type;
  const skills = namesOf('skills', skillIds);
  return (
    <>
      <h2>Qué trae «{type.name}»</h2>
      <ul>
        <Item icon={<IconClock {...ICON} />}>
          {durationWords(durationMinutes)}, prioridad {PRIORITY_LABELS[priority].toLowerCase()}
        </Item>
        {skills.length > 0 && <Item icon={<IconTool {...ICON} />}>Pide {skills.join(', ')}</Item>}
        {checklist.length > 0 && (
          <Item icon={<IconChecklist {...ICON} />}>
            {checklist.length === 1 ? '1 comprobación' : `${checklist.length} comprobaciones`}
          </Item>
        )}
        {minPhotos > 0 && (
          <Item icon={<IconCamera {...ICON} />}>
            Al menos {minPhotos === 1 ? '1 foto' : `${minPhotos} fotos`} por visita
          </Item>
        )}
        {requiresSignature && <Item icon={<IconSignature {...ICON} />}>Firma del cliente</Item>}
      </ul>
      {instructions !== null && (
        <>
          <h2>Instrucciones para el técnico</h2>
          <p>{instructions}</p>
        </>
      )}
    </>
  );
}

type Props = { typeId: string; follows?: { code: string; title: string } | null };

export function TypeNotes({ typeId, follows = null }: Props) {
  const type = useTypeChoices(null).typeOf(typeId);
  return (
    <aside className={classes['notes']} aria-label="Sobre el servicio">
      {follows && (
        <>
          <h2>Sigue a {follows.code}</h2>
          <p>{follows.title}</p>
        </>
      )}
      {type ? (
        <What type={type} />
      ) : (
        <>
          <h2>El tipo rellena lo demás</h2>
          <p>
            La duración, la prioridad, la lista de comprobación y lo que hace falta para completar la visita.
          </p>
        </>
      )}
    </aside>
  );
}
