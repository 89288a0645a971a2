import { statusOfService, type ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { demoClients } from '../demo/demo-clients.ts';
import { demoServices, type DemoService } from '../demo/work/demo-services.ts';
import { demoSettings } from '../demo/demo-settings.ts';
import type { DemoVisit, VisitStep } from '../demo/work/demo-visits.ts';

export const ZONE = 'Europe/Madrid';
export const settings = demoSettings();

export function endOf({ steps, start }: DemoVisit) {
  const { status = 'SCHEDULED', finishedAt = null } = steps.reduce<VisitStep['change']>(
    (all, { change }) => ({ ...all, ...change }),
    {},
  );
  return { status, finishedAt, plannedStart: start };
}

export function statusOf({ visits, acts }: DemoService): ServiceStatus {
  const explicit = { closeService: 'CLOSED', holdService: 'ON_HOLD', cancelService: 'CANCELLED' } as const;
  const last = acts.at(-1);
  const isReopened = last?.action === 'reopenService';
  const record = {
    explicit: last && last.action !== 'reopenService' ? explicit[last.action] : null,
    reopenedAt: isReopened ? last.at : null,
  };
  return statusOfService(record, visits.map(endOf));
}

export const countBy = <T>(list: readonly T[], keyOf: (each: T) => string) => {
  const counts: Record<string, number> = {};
  for (const each of list) counts[keyOf(each)] = (counts[keyOf(each)] ?? 0) + 1;
  return counts;
};

export const made = (at: string) => {
  const now = new Date(at);
  const clients = demoClients(now);
  const services = demoServices(now, clients);
  const sites = new Map(clients.flatMap((client) => client.sites).map((site) => [site.id, site]));
  const visits = services.flatMap((service) => service.visits.map((visit) => ({ ...visit, service })));
  return { now, clients, services, visits, sites };
};

export const SATURDAY = '2026-11-21T13:05:09.000Z';
