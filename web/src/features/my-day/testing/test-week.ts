import type { MyWeekQuery } from '../day/my-week.generated.ts';
import type { DayOff, WeekVisit } from '../day/week-model.ts';

export function weekVisit(day: string, change: Partial<WeekVisit> = {}): WeekVisit {
  return {
    id: `w${day}`,
    plannedStart: `${day}T08:00:00.000Z`,
    plannedEnd: `${day}T09:30:00.000Z`,
    instructions: null,
    client: { id: 'c2', name: 'Comunidad Goya 8' },
    site: {
      id: 'u2',
      name: 'Portal',
      accessNotes: 'Llave en conserjería',
      address: { street: 'Calle de Goya', number: '8', floor: null, postalCode: '28001', city: 'Madrid' },
    },
    summary: {
      code: 'S-2026-0400',
      title: 'Revisión anual',
      typeName: 'Mantenimiento',
    },
    technicians: [{ id: 'u1', name: 'Elena Robles' }],
    ...change,
  };
}

export function week(myVisits: WeekVisit[], myDaysOff: DayOff[] = []): MyWeekQuery {
  const letterhead = { name: 'Clima SL', nif: 'B12345674', address: 'Calle Mayor 1', phone: '+34910000001' };
  return { myVisits, myDaysOff, letterhead };
}
