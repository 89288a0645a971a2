import type { Arrived } from './fake-server.ts';

/** Answers when technicians' phones were last heard of: all of them so many minutes ago. */
export const heardAgo =
  (minutes: number) =>
  ({ variables }: Arrived) => {
    const heardAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const row = (technicianId: string) => ({ __typename: 'TechnicianDevice', technicianId, heardAt });
    return { data: { devices: (variables['technicianIds'] as string[]).map(row) } };
  };

/** The phones of those whom a test is not about. */
export const heardNow = heardAgo(0);
