import { listen } from '#shared/listen.ts';
import type { QueuedAct } from '../acts/act.ts';
import type { Asked } from './day-store.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { KnownSite_SiteFragment } from '../documents/site-at-work.generated.ts';
import { idsIn, type Shelf } from './storage.ts';

export type KnownSite = KnownSite_SiteFragment;
export type Machine = KnownSite['equipment'][number];
export type PastVisit = KnownSite['pastVisits'][number];

type KeptSite = { site: KnownSite; readAt: string };
type Sites = ReadonlyMap<string, KeptSite>;

type SiteOptions = {
  shelf: Shelf;
  askSite: (id: string) => Promise<Asked<KnownSite | null>>;
  askSiteOf: (machineId: string) => Promise<Asked<string | null>>;
  now?: () => Date;
};

const SITE = 'site.';
const FRESH_MS = 12 * 3_600_000;

/** Machines and history of the sites of the kept visits, refreshed at most twice a day. */
export class KnownSites {
  readonly #options: SiteOptions;
  readonly #listeners = new Set<() => void>();
  readonly #asking = new Map<string, Promise<Asked<KnownSite | null>>>();
  #sites: Sites = new Map();
  #loading: Promise<void> | null = null;
  #keeping: Promise<void> | null = null;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly getSnapshot = (): Sites => this.#sites;

  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { shelf } = this.#options;
    const ids = await idsIn(shelf, SITE);
    const read = await Promise.all(ids.map((id) => shelf.read(SITE + id).catch(() => undefined)));
    const kept = read.filter((each): each is KeptSite => each !== undefined);
    this.#show(new Map([...kept.map((each) => [each.site.id, each] as const), ...this.#sites]));
  }

  /** Null if the site is no longer visible to this person. */
  refresh(id: string): Promise<Asked<KnownSite | null>> {
    const asking = this.#asking.get(id) ?? this.#refresh(id).finally(() => this.#asking.delete(id));
    this.#asking.set(id, asking);
    return asking;
  }

  async #refresh(id: string): Promise<Asked<KnownSite | null>> {
    await this.load();
    const asked = await this.#options.askSite(id);
    if (asked.ok) await (asked.value === null ? this.#drop(id) : this.#keep(asked.value));
    return asked;
  }

  async know(id: string): Promise<boolean> {
    await this.load();
    const known = this.#sites.get(id);
    if (known && this.#now() - Date.parse(known.readAt) < FRESH_MS) return true;
    return (await this.refresh(id)).ok;
  }

  async siteOf(machineId: string): Promise<Asked<string | null>> {
    await this.load();
    const known = [...this.#sites.values()].find(({ site }) =>
      site.equipment.some(({ id }) => id === machineId),
    );
    return known ? { ok: true, value: known.site.id } : this.#options.askSiteOf(machineId);
  }

  keepUp(visits: readonly WorkVisit[]): Promise<void> {
    this.#keeping ??= this.#keepUp(new Set(visits.map(({ site }) => site.id))).finally(() => {
      this.#keeping = null;
    });
    return this.#keeping;
  }

  async #keepUp(ids: ReadonlySet<string>): Promise<void> {
    await this.load();
    await Promise.all([...this.#sites.keys()].filter((id) => !ids.has(id)).map((id) => this.#drop(id)));
    for (const id of ids) if (!(await this.know(id))) return;
  }

  async take(sent: QueuedAct): Promise<void> {
    await this.load();
    for (const { site, readAt } of this.#sites.values()) {
      const equipment = machinesAfter(site, [sent]);
      if (equipment !== site.equipment) await this.#keep({ ...site, equipment }, readAt);
    }
  }

  async forget(): Promise<void> {
    await this.load();
    await Promise.all([...this.#sites.keys()].map((id) => this.#drop(id)));
    this.#loading = null;
  }

  #now(): number {
    return (this.#options.now?.() ?? new Date()).getTime();
  }

  async #keep(site: KnownSite, readAt = new Date(this.#now()).toISOString()): Promise<void> {
    const kept: KeptSite = { site, readAt };
    this.#show(new Map([...this.#sites, [site.id, kept]]));
    await this.#options.shelf.write(`${SITE}${site.id}`, kept).catch(() => undefined);
  }

  async #drop(id: string): Promise<void> {
    this.#show(new Map([...this.#sites].filter(([known]) => known !== id)));
    await this.#options.shelf.drop(`${SITE}${id}`).catch(() => undefined);
  }

  #show(sites: Sites): void {
    this.#sites = sites;
    this.#listeners.forEach((listener) => listener());
  }
}

export function machinesAfter(
  { id: siteId, equipment }: Pick<KnownSite, 'id' | 'equipment'>,
  acts: readonly Pick<QueuedAct, 'act'>[],
): KnownSite['equipment'] {
  return acts.reduce((machines, { act }) => {
    if (act.operation === 'CorrectMachine') {
      const { id, brand = null, model = null, serialNumber = null } = act.input;
      if (machines.every((machine) => machine.id !== id)) return machines;
      const plate = { brand, model, serialNumber };
      return machines.map((machine) => (machine.id === id ? { ...machine, ...plate } : machine));
    }
    if (act.operation !== 'AddMachine' || act.input.equipment.siteId !== siteId) return machines;
    const { id, equipment: added } = act.input;
    if (id == null || machines.some((machine) => machine.id === id)) return machines;
    const { kind, brand = null, model = null, serialNumber = null } = added;
    const unknown = { installedOn: null, warrantyUntil: null, notes: null, status: 'OPERATIONAL' as const };
    return [...machines, { id, kind, brand, model, serialNumber, ...unknown }];
  }, equipment);
}
