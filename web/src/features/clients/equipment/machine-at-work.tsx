import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_STATUS_LABELS,
  warrantyState,
} from '@cuadrilla/domain/services/equipment.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconPencil, IconTool } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Asked } from '#outbox/kept/day-store.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { Machine } from '#outbox/kept/known-sites.ts';
import { sitesOf } from '#outbox/kept/sites-of.ts';
import { useKnownSite } from '#outbox/kept/use-known.ts';
import { useWork, useWorkDay } from '#outbox/use-work.ts';
import { MachineDialog } from '#records/equipment/machine-dialog.tsx';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDate, today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import classes from './machine-at-work.module.css';
import { PastVisits } from './past-visits.tsx';

/** Shows the device's copy until the server answers. */
function useMachineSite(id: string) {
  const work = useWork();
  const { day } = work;
  const sites = sitesOf(work);
  const [siteId, setSiteId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked<unknown> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    const isGone = () => !isHere;
    const ask = async () => {
      const found = await sites.siteOf(id);
      if (isGone()) return;
      if (found.ok) setSiteId(found.value);
      const answer = found.ok && found.value !== null ? await sites.refresh(found.value) : found;
      if (!isGone()) setAsked(answer);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [sites, id, attempt]);
  // Opened by its address: it is not known yet whether a visit is in progress there.
  useEffect(() => {
    void day.load().then(() => (day.getSnapshot().readAt === null ? day.refresh() : undefined));
  }, [day]);
  const retry = () => {
    setAsked(null);
    setAttempt(attempt + 1);
  };
  return { siteId, asked, retry };
}

function warrantyWords(until: Machine['warrantyUntil']): string | null {
  if (until === null) return null;
  return warrantyState(until, today()) === 'IN'
    ? `hasta el ${formatDate(until)}`
    : `vencida el ${formatDate(until)}`;
}

function Correct({ machine, visit }: { machine: Machine; visit: WorkVisit }) {
  const { outbox } = useWork();
  const [isOpen, setOpen] = useState(false);
  const { service, id: visitId } = visit;
  const place = { visitId, serviceId: service.id, code: service.code, title: service.title };
  return (
    <>
      <Button
        title="Corregir la placa"
        icon={<IconPencil size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MachineDialog
          title="Lo que dice la placa"
          verb="Guardar"
          plate={machine}
          onClose={() => setOpen(false)}
          onSave={(plate) => {
            setOpen(false);
            outbox.add({ operation: 'CorrectMachine', input: { id: machine.id, visitId, ...plate } }, place);
          }}
        />
      )}
    </>
  );
}

function Plate({ machine }: { machine: Machine }) {
  const { kind, brand, model, serialNumber, installedOn, status, notes } = machine;
  return (
    <Card title="Ficha">
      <DataList
        none="—"
        items={[
          { label: 'Tipo', value: EQUIPMENT_KIND_LABELS[kind] },
          { label: 'Marca', value: brand },
          { label: 'Modelo', value: model },
          { label: 'Número de serie', value: serialNumber },
          { label: 'Estado', value: EQUIPMENT_STATUS_LABELS[status] },
          { label: 'Instalado el', value: installedOn === null ? null : formatDate(installedOn) },
          { label: 'Garantía', value: warrantyWords(machine.warrantyUntil) },
          { label: 'Notas', value: notes },
        ]}
      />
    </Card>
  );
}

export function MachineAtWork({ id }: { id: string }) {
  const { visits, acts, isOffline, marks } = useWorkDay();
  const { siteId, asked, retry } = useMachineSite(id);
  const site = useKnownSite(siteId, acts);
  const machine = site?.equipment.find((each) => each.id === id);
  const there = visits.filter((visit) => visit.site.id === siteId);
  const visit = there.find(({ status }) => isVisitUnderWay(status));
  const back = there[0] && { title: 'Volver a la visita', to: PATHS.visit((visit ?? there[0]).id) };
  return (
    <>
      <PageHeader
        title={machine ? equipmentName(machine) : asked?.ok === true ? 'No se ha encontrado' : 'Equipo'}
        parents={[]}
        back={back ?? { title: 'Volver a Mi día', to: PATHS.home }}
      />
      {site && machine ? (
        <div className={classes['machine']}>
          <div className={classes['head']}>
            <p>
              {site.client.name} · {site.name}
              {marks.has(id) && <span className={classes['waiting']}> · por enviar</span>}
            </p>
            {visit && <Correct machine={machine} visit={visit} />}
          </div>
          <Plate machine={machine} />
          <PastVisits visits={site.pastVisits} machineId={id} isOffline={isOffline} />
        </div>
      ) : (
        <Unknown asked={asked} retry={retry} />
      )}
    </>
  );
}

function Unknown({ asked, retry }: { asked: Asked<unknown> | null; retry: () => void }) {
  if (asked === null) return <Busy />;
  if (!asked.ok)
    return <ErrorState title="No se ha podido cargar el equipo" failure={asked.failure} onRetry={retry} />;
  return (
    <EmptyState
      icon={<IconTool size={24} stroke={1.75} />}
      title="No se ha encontrado"
      action={<Button style="link" to={PATHS.home} title="Volver a Mi día" />}
    >
      Este equipo no existe, o no está donde tienes visitas.
    </EmptyState>
  );
}
