import type { DevicesQuery } from '#records/scheduling/devices.generated.ts';
import type { Arrived, Sent } from './fake-server.ts';

/** Answers `Devices`: every technician's phone was last heard from this many minutes ago. */
export const heardAgo =
  (minutes: number) =>
  ({ variables }: Arrived): { data: Sent<DevicesQuery> } => {
    const heardAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const row = (technicianId: string) => ({ __typename: 'TechnicianDevice', technicianId, heardAt });
    return { data: { devices: (variables['technicianIds'] as string[]).map(row) } };
  };

export const heardNow = heardAgo(0);
