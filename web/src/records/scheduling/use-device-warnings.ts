import { skipToken, useQuery } from '@apollo/client/react';
import {
  withAffectedCrew,
  deviceWarnings,
  mayHoldWork,
  type VisitInHand,
} from '@cuadrilla/domain/field/device-contact.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import { useNow } from '#shared/format/use-now.ts';
import { DevicesDocument, type DevicesQuery } from './devices.generated.ts';

export type TakenVisit = {
  status: VisitStatus;
  plannedStart: string;
  plannedEnd: string;
  technicians: readonly { id: string; name: string }[];
};

export type PutAt = { technicianIds: readonly string[]; start: Date };

export function workOfNow(technician: { id: string; name: string }): TakenVisit {
  const now = new Date().toISOString();
  return { status: 'SCHEDULED', plannedStart: now, plannedEnd: now, technicians: [technician] };
}

export const inHand = ({ plannedStart, plannedEnd, ...rest }: TakenVisit): VisitInHand => ({
  ...rest,
  plannedStart: new Date(plannedStart),
  plannedEnd: new Date(plannedEnd),
});

export const heardOf = ({ devices }: DevicesQuery) =>
  new Map(
    devices.map(({ technicianId, heardAt }) => [technicianId, heardAt === null ? null : new Date(heardAt)]),
  );

export const techniciansOf = (visits: readonly VisitInHand[], now: Date): string[] => {
  const held = visits.filter((visit) => mayHoldWork(visit, { zone: companyZone(), now }));
  return [...new Set(held.flatMap(({ technicians }) => technicians.map(({ id }) => id)))];
};

export function useDeviceWarnings(taken: readonly TakenVisit[], after: PutAt | null = null) {
  const now = useNow();
  const visits = taken.map(inHand);
  const technicianIds = techniciansOf(visits, now);
  const { data, error } = useQuery(
    DevicesDocument,
    technicianIds.length > 0 ? { variables: { technicianIds }, fetchPolicy: 'network-only' } : skipToken,
  );
  const losing = after ? visits.map((visit) => withAffectedCrew(visit, after)) : visits;
  return {
    isAsking: technicianIds.length > 0 && !data && !error,
    problem: error ? readFailure(error).message : null,
    warnings: data ? deviceWarnings(losing, heardOf(data), { zone: companyZone(), now }) : [],
  };
}
