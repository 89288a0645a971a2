import type { QueuedAct } from '../acts/act.ts';
import type { Asked } from './day-store.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { KnownSite_SiteFragment } from '../documents/site-at-work.generated.ts';
import type { Shelf } from './storage.ts';

/** A site with its machines and what was done there before, as the server last said. */
export type KnownSite = KnownSite_SiteFragment;
export type Machine = KnownSite['equipment'][number];
export type PastVisit = KnownSite['pastVisits'][number];

/** The same on the device. */
type KeptSite = { site: KnownSite; readAt: string };
export type Sites = ReadonlyMap<string, KeptSite>;

export type SiteOptions = {
  shelf: Shelf;
  /** Null where there is none, or none for this person. */
  askSite: (id: string) => Promise<Asked<KnownSite | null>>;
  /** The site of a machine, with the same limits. */
  askSiteOf: (machineId: string) => Promise<Asked<string | null>>;
  now?: () => Date;
};

const SITE = 'site.';
const FRESH_MS = 12 * 3_600_000;

/**
 * The machines and the history of the sites a technician comes to, kept on the device with the visits there: asked for twice
 * a day at most, for a machine changes seldom.
 */
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

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): Sites => this.#sites;

  /** Reads what the device kept; once. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { shelf } = this.#options;
    const names = (await shelf.names().catch(() => [])).filter((name) => name.startsWith(SITE));
    const read = await Promise.all(names.map((name) => shelf.read(name).catch(() => undefined)));
    const kept = read.filter((each): each is KeptSite => each !== undefined);
    this.#show(new Map([...kept.map((each) => [each.site.id, each] as const), ...this.#sites]));
  }

  /** Asks how a site stands now; null where it is none of theirs any more. Asked while an answer is under way, it is that one. */
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

  /** Sees to it that the device knows a site; false where it cannot be asked for now. */
  async know(id: string): Promise<boolean> {
    await this.load();
    const known = this.#sites.get(id);
    if (known && this.#now() - Date.parse(known.readAt) < FRESH_MS) return true;
    return (await this.refresh(id)).ok;
  }

  /** The site of a machine: known here, or asked for. */
  async siteOf(machineId: string): Promise<Asked<string | null>> {
    await this.load();
    const known = [...this.#sites.values()].find(({ site }) =>
      site.equipment.some(({ id }) => id === machineId),
    );
    return known ? { ok: true, value: known.site.id } : this.#options.askSiteOf(machineId);
  }

  /** Sees to it that the device knows the sites of these visits, and no others. */
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

  /** What the server has taken of a person's acts. */
  async take(sent: QueuedAct): Promise<void> {
    await this.load();
    for (const { site, readAt } of this.#sites.values()) {
      const equipment = machinesAfter(site, [sent]);
      if (equipment !== site.equipment) await this.#keep({ ...site, equipment }, readAt);
    }
  }

  /** Forgets all of it, on the device too. */
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

/** The machines of a site as they are once these acts have been sent: the same ones where none of the acts is about them. */
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
