import type { AnswerTo, Arrived } from './fake-server.ts';
import type { Operations } from './operations.generated.ts';

export const heardAgo =
  (minutes: number) =>
  ({ variables }: Arrived<Operations['Devices']['variables']>): AnswerTo<'Devices'> => {
    const heardAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const row = (id: string | number) => ({
      ...{ __typename: 'TechnicianDevice', technicianId: String(id), heardAt },
    });
    return { data: { devices: [variables.technicianIds].flat().map(row) } };
  };

export const heardNow = heardAgo(0);
