import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import { LINE, type ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import type { Visit } from '../visit.ts';
import type { Service } from '../service.ts';

const AT = new Date('2026-11-19T09:00:00Z');
const META = { createdAt: AT, updatedAt: AT, version: 1 };
const CLIENT = { id: 'x', code: 'C-2026-0001', name: 'Uno' };
const SITE = {
  id: 's',
  name: 'Casa',
  zoneId: null,
  accessNotes: null,
  address: { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' },
};

export const aService = (changes: Partial<Service> = {}): Service => ({
  ...emptyRecord(SERVICE),
  ...META,
  id: 'v',
  code: 'S-2026-0001',
  client: CLIENT,
  site: SITE,
  typeId: 'type',
  typeName: 'Avería',
  durationMinutes: 60,
  title: 'No calienta',
  priority: 'NORMAL',
  requestedAt: AT,
  dueAt: new Date('2026-11-23T09:00:00Z'),
  ...changes,
});

export const aLine = (changes: Partial<ServiceLine> = {}): ServiceLine => ({
  ...emptyRecord(LINE),
  ...{ id: 'l', kind: 'MATERIAL', text: 'Válvula', unit: 'UNIT', authorId: 'tec', authorName: 'Leo Gil' },
  ...changes,
});

export function aVisit(changes: Partial<Visit> = {}): Visit {
  return {
    ...emptyRecord(VISIT),
    ...META,
    id: 'w',
    client: CLIENT,
    site: SITE,
    summary: {
      ...emptyRecord(VISIT).summary,
      serviceId: 'v',
      code: 'S-2026-0001',
      title: 'No calienta',
      typeName: 'Avería',
      dueAt: AT,
    },
    plannedStart: new Date('2026-11-21T09:00:00Z'),
    plannedEnd: new Date('2026-11-21T10:00:00Z'),
    technicians: [{ id: 'tec', name: 'Leo Gil', color: 'teal' }],
    technicianIds: ['tec'],
    days: ['2026-11-21'],
    ...changes,
  };
}
