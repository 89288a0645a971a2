import { zoneFor } from '@cuadrilla/domain/contact/zones.ts';
import type { DemoClient } from './demo-clients.ts';
import type { DemoJob } from './work/demo-jobs.ts';
import { demoSettings } from './demo-settings.ts';
import type { DemoSite } from './demo-sites.ts';
import { DEMO_TECHNICIANS } from './demo-staff.ts';
import type { Random } from '../random.ts';

export type DemoPlace = {
  clientId: string;
  siteId: string;
  equipmentIds: readonly string[];
  warrantyUntil: string | null;
  /** An index into the demo's agents; null for no owner. */
  owner: number | null;
  isDwelling: boolean;
  onContract: boolean;
};

export type Wanted = { job: DemoJob; emails: readonly string[]; before: Date };

type Here = { client: DemoClient; site: DemoSite; zone: string | null };

/** Finds a place for a job: a site that existed by then, in a zone of the technician, and with equipment of the job's kind if there is any. */
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
