import { zoneFor } from '@cuadrilla/domain/contact/zones.ts';
import type { DemoClient } from './demo-clients.ts';
import type { DemoJob } from './work/demo-jobs.ts';
import { demoSettings } from './demo-settings.ts';
import type { DemoSite } from './demo-sites.ts';
import { DEMO_TECHNICIANS } from './demo-staff.ts';
import type { Random } from '../random.ts';

/** Where a service is, by ids, and what of it matters. */
export type DemoPlace = {
  clientId: string;
  siteId: string;
  equipmentIds: readonly string[];
  warrantyUntil: string | null;
  /** Which of the office's people looks after the client; null for nobody. */
  owner: number | null;
  isDwelling: boolean;
  onContract: boolean;
};

export type Wanted = { job: DemoJob; emails: readonly string[]; before: Date };

type Here = { client: DemoClient; site: DemoSite; zone: string | null };

/** Finds where a job could be: in a zone of the technician's, at a site that was there, on a machine that it is for. */
export function demoPlaces(clients: readonly DemoClient[]): (random: Random, wanted: Wanted) => DemoPlace {
  const { zones } = demoSettings();
  const all = clients.flatMap((client) =>
    client.sites.map((site): Here => ({
      client,
      site,
      zone:
        zones.values.find(({ id }) => id === zoneFor(site.site.address.postalCode, zones.values))?.name ??
        null,
    })),
  );
  return (random, wanted) => {
    const [lead = ''] = wanted.emails;
    const inZones = DEMO_TECHNICIANS[lead]?.zones ?? [];
    const known = all.filter(
      ({ site, zone }) =>
        site.createdAt < wanted.before && (inZones.length === 0 || inZones.includes(zone ?? '')),
    );
    const fitting = known.filter(({ site }) => machinesFor(site, wanted).length > 0);
    const here = random.pick(fitting.length > 0 ? fitting : known);
    return placeOf(random, here, wanted);
  };
}

function machinesFor({ equipment }: DemoSite, { job: { on }, before }: Wanted) {
  return equipment.filter(
    ({ equipment: { kind, status }, createdAt }) =>
      status !== 'RETIRED' && createdAt < before && on.includes(kind),
  );
}

function placeOf(random: Random, { client, site }: Here, wanted: Wanted): DemoPlace {
  const machines = machinesFor(site, wanted);
  const machine = machines.length > 0 ? random.pick(machines) : null;
  return {
    clientId: client.id,
    siteId: site.id,
    owner: client.owner,
    isDwelling: site.site.isDwelling,
    equipmentIds: machine === null ? [] : [machine.id],
    warrantyUntil: machine?.equipment.warrantyUntil ?? null,
    onContract: client.client.tags.includes('Contrato anual'),
  };
}
