import { recordColumns, type RecordColumn } from '@cuadrilla/domain/exports/record-columns.ts';
import { EUROS } from '@cuadrilla/domain/services/euros.ts';
import { figure, system, type RecordFields } from '@cuadrilla/domain/records/field.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import { SERVICE_STATUS_LABELS } from '@cuadrilla/domain/services/service-status.ts';
import { totalsOf } from '@cuadrilla/domain/services/service-lines.ts';
import { assertAnswerable } from '../../services/answerable-filter.ts';
import type { Service } from '../../work/service.ts';
import type { Asked } from '../export.ts';
import { PAGE, recordSource } from './export-source.ts';

/** Of its lines, which are charged. */
const SUMS: RecordFields = {
  technicianNames: system<string[]>([], { label: 'Técnicos' }),
  plannedAt: system(new Date(0), { label: VISIT.plannedStart.label }),
  resolution: system<string | null>(null, { label: VISIT.resolution.label }),
  baseCents: figure({ label: 'Importe sin IVA', figure: EUROS, initial: null }),
  totalCents: figure({ label: 'Total con IVA', figure: EUROS, initial: null }),
};

const { code, ...REST } = SERVICE;

const STATUS = system('', { label: SERVICE.status.label, words: SERVICE_STATUS_LABELS });

const COLUMNS: readonly RecordColumn[] = [
  ...recordColumns({ code }, { labels: { code: CLIENT.code.label } }),
  ...recordColumns({ clientCode: system('', { label: CLIENT.code.label }) }, { of: SERVICE.client.label }),
  ...recordColumns({ ...REST, status: STATUS, ...SUMS }),
];

export const SERVICES = recordSource<Asked<'services'>, Service>(
  () => COLUMNS,
  async ({ stores, now }, { search, filter, sort }, after) => {
    const request = { first: PAGE, after, search: search ?? null, filter: filter ?? {}, sort: sort ?? 'DUE' };
    assertAnswerable(request.filter, null);
    return stores.services.list({ ...request, visibleTo: null }, now());
  },
  rowOf,
);

function rowOf(service: Service): object {
  const { baseCents, totalCents } = totalsOf(service.lines);
  const technicianNames = service.technicians.map(({ name }) => name);
  return { ...service, clientCode: service.client.code, technicianNames, baseCents, totalCents };
}
