import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { KnownSite } from '#outbox/kept/known-sites.ts';
import { sitesOf } from '#outbox/kept/sites-of.ts';
import { useKnownSite } from '#outbox/kept/use-known.ts';
import { useWork, type WorkDay } from '#outbox/use-work.ts';
import { MachineDialog } from '#records/equipment/machine-dialog.tsx';
import { newId } from '#shared/new-id.ts';
import { PATHS } from '#shared/paths.ts';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import classes from './machines.module.css';
import { useAct } from '../visit/use-acts.ts';
import { SendMark } from '../day/visit-rows.tsx';
import { CardButton, WorkCard } from '../visit/work-card.tsx';

const NOTHING = { brand: null, model: null, serialNumber: null };

type Row = { id: string; name: string; serialNumber: string | null; isOfService: boolean };

/** The service's machines first, then the site's others; no retired ones. */
function rowsOf({ service }: WorkVisit, site: KnownSite | null): Row[] {
  const there = new Map(site?.equipment.map((machine) => [machine.id, machine]));
  const own = service.equipment.map(({ id, label, serialNumber }) => {
    const known = there.get(id);
    const name = known ? equipmentName(known) : label;
    return { id, name, serialNumber: known?.serialNumber ?? serialNumber, isOfService: true };
  });
  const ids = new Set(own.map(({ id }) => id));
  const others = (site?.equipment ?? [])
    .filter(({ id, status }) => !ids.has(id) && status !== 'RETIRED')
    .map((each) => ({ ...each, name: equipmentName(each), isOfService: false }));
  return [...own, ...others];
}

export function MachinesCard({ visit, work }: { visit: WorkVisit; work: WorkDay }) {
  const { site: at, id: visitId } = visit;
  const sites = sitesOf(useWork());
  const site = useKnownSite(at.id, work.acts);
  useEffect(() => void sites.know(at.id), [sites, at.id]);
  const act = useAct(visit);
  const [isAdding, setAdding] = useState(false);
  const rows = rowsOf(visit, site);
  const canAdd = isVisitUnderWay(visit.status);
  if (rows.length === 0 && !canAdd) return null;
  return (
    <WorkCard
      title="Equipos"
      count={rows.length}
      action={
        canAdd && (
          <CardButton
            title="Añadir"
            icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      {rows.length === 0 && <p className={classes['empty']}>No se conoce ningún equipo aquí.</p>}
      <ul className={classes['machines']}>
        {rows.map(({ id, name, serialNumber, isOfService }) => (
          <li key={id}>
            <Link to={PATHS.equipment(id)} className={classes['machine']}>
              <span className={classes['text']}>
                <strong>{name}</strong>
                <small>
                  {[
                    serialNumber === null ? 'Sin número de serie' : `N.º ${serialNumber}`,
                    !isOfService && 'no es de este servicio',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <SendMark mark={work.marks.get(id)} />
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {isAdding && (
        <MachineDialog
          title="Añadir un equipo"
          verb="Añadir"
          plate={NOTHING}
          onClose={() => setAdding(false)}
          onAdd={(machine) => {
            setAdding(false);
            const equipment = { siteId: at.id, ...machine };
            act({ operation: 'AddMachine', input: { id: newId(), visitId, equipment } });
          }}
        />
      )}
    </WorkCard>
  );
}
