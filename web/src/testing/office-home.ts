import type { DataOf } from './fake-server.ts';

type Home = DataOf<'OfficeHome'>;

const figures: Home['figures'] = {
  __typename: 'Figures',
  openProspects: 12,
  newProspects: 7,
  overdueProspects: 3,
  activeClients: 120,
  activeTechnicians: 8,
  openReviews: 5,
  finishedServices: 4,
};

const noServices = (totalCount: number): Home['pending'] => ({
  __typename: 'ServiceConnection',
  totalCount,
  edges: [],
});

export function officeHome(changes: Partial<Home> = {}): { data: Home } {
  return {
    data: {
      figures,
      toInvoice: { __typename: 'ToInvoice', services: 34, netCents: 841_260 },
      teamDay: { __typename: 'TeamDay', visits: [], load: [] },
      pending: noServices(9),
      overdue: noServices(2),
      actions: { __typename: 'ProspectConnection', totalCount: 0, edges: [] },
      ...changes,
    },
  };
}

export const homeFigures = (changes: Partial<Home['figures']>) =>
  officeHome({ figures: { ...figures, ...changes } });
