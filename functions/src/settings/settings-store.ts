import DataLoader from 'dataloader';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { changedFields, writeAudit } from '../unit/audit.ts';
import type { Conflict } from '../unit/failures.ts';
import type { CatalogKind } from '../graphql/types.generated.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { companyZone } from './company-zone-store.ts';
import { SETTINGS_DEFAULTS, type Section, type SectionContent, type SectionName } from './settings.ts';
import { usesOf } from './value-uses-store.ts';

/** What a change may look at, as it stands in the transaction that writes. */
export type SectionReader = {
  section: <S extends SectionName>(name: S) => Promise<Section<S>>;
  /** What has a value of a list, in Spanish; nothing where it can be dropped. */
  usesOf: (kind: CatalogKind, id: string) => Promise<string[]>;
};

/** What a section is to say. */
export type NextContent<S extends SectionName> = { kind: 'next'; content: SectionContent<S> };

/** A change of one section, made from one version of it; `work` gives what it is to say, or why it cannot. */
export type SectionChange<S extends SectionName, F extends { kind: string }> = {
  section: S;
  version: number;
  work: (current: Section<S>, reader: SectionReader) => NextContent<S> | F | Promise<NextContent<S> | F>;
};

/** Each section is one read, the first time it is asked for in a request. */
export type SettingsStore = { [S in SectionName]: () => Promise<Section<S>> } & {
  section: <S extends SectionName>(name: S) => Promise<Section<S>>;
  /** The company's time zone, at most a minute old: asked with every sign-in, read once a minute. */
  timeZone: (now: Date) => Promise<string>;
  /** The image of a logo that the company has or had: one read; null for one that is not kept. */
  logoImage: (sha256: string) => Promise<Uint8Array | null>;
  /** Sets the logo, or removes it with null, unless the version is no longer the one the change was made from. */
  setLogo: (
    change: { version: number; logo: { sha256: string; png: Uint8Array } | null },
    occasion: Occasion,
  ) => Promise<Done | Conflict | { kind: 'keyReused' }>;
  /** An id for a new value. */
  newId: () => string;
  /** Changes a section, unless its version is no longer the one the change was made from. */
  change: <S extends SectionName, F extends { kind: string } = never>(
    change: SectionChange<S, F>,
    occasion: Occasion,
  ) => Promise<Done | F | Conflict | { kind: 'keyReused' }>;
};

/** The store of one request. */
export function createSettingsStore(firestore: Firestore): SettingsStore {
  const loader = new DataLoader<SectionName, DocumentSnapshot>(async (names) =>
    firestore.getAll(...names.map((name) => sectionRef(firestore, name))),
  );
  const read = async <S extends SectionName>(name: S) => toSection(name, await loader.load(name));
  return {
    company: () => read('company'),
    logo: () => read('logo'),
    workingHours: () => read('workingHours'),
    buffers: () => read('buffers'),
    passwords: () => read('passwords'),
    serviceTypes: () => read('serviceTypes'),
    skills: () => read('skills'),
    zones: () => read('zones'),
    holidays: () => read('holidays'),
    reasons: () => read('reasons'),
    section: read,
    timeZone: (now) => companyZone(firestore, now),
    async logoImage(sha256) {
      const png: unknown = (await logoImageRef(firestore, sha256).get()).get('png');
      return png instanceof Uint8Array ? png : null;
    },
    async setLogo({ version, logo }, occasion) {
      const outcome = await act<Conflict>(firestore, occasion, async (tx) => {
        const content = { sha256: logo?.sha256 ?? null };
        const work = () => ({ kind: 'next', content }) as const;
        const changed = await changeSection<'logo', never>(
          firestore,
          tx,
          { section: 'logo', version, work },
          occasion,
        );
        if (logo && changed.kind === 'done') {
          tx.set(logoImageRef(firestore, logo.sha256), { png: Buffer.from(logo.png) });
        }
        return changed;
      });
      loader.clear('logo');
      return outcome;
    },
    newId: () => firestore.collection('settings').doc().id,
    async change(change, occasion) {
      const outcome = await act(firestore, occasion, (tx) => changeSection(firestore, tx, change, occasion));
      loader.clear(change.section);
      return outcome;
    },
  };
}

/** A section as it stands in a transaction, for a choice that must still hold when it is written. */
export async function readSection<S extends SectionName>(
  firestore: Firestore,
  tx: Transaction,
  name: S,
): Promise<Section<S>> {
  return toSection(name, await tx.get(sectionRef(firestore, name)));
}

/** Where the image of a logo is: never changed, never removed. */
function logoImageRef(firestore: Firestore, sha256: string): DocumentReference {
  return firestore.doc(`logos/${sha256}`);
}

/** Where a section is. */
export function sectionRef(firestore: Firestore, name: SectionName): DocumentReference {
  return firestore.doc(`settings/${name}`);
}

async function changeSection<S extends SectionName, F extends { kind: string }>(
  firestore: Firestore,
  tx: Transaction,
  { section, version, work }: SectionChange<S, F>,
  { actor, action, now }: Occasion,
): Promise<Done | F | Conflict> {
  const current = await readSection(firestore, tx, section);
  if (current.version !== version) return { kind: 'conflict' };
  const outcome = await work(current, readerOf(firestore, tx));
  if (!isNext<S>(outcome)) return outcome;
  const changed = changedFields<Record<string, unknown>>(current, outcome.content);
  if (changed) {
    const stamp = { version: version + 1, updatedAt: now, updatedBy: actor.id };
    tx.set(sectionRef(firestore, section), { ...outcome.content, ...stamp });
    writeAudit(firestore, tx, { actor, action, entity: 'SETTINGS', entityId: section, ...changed, at: now });
  }
  return { kind: 'done', ids: [section] };
}

function readerOf(firestore: Firestore, tx: Transaction): SectionReader {
  return {
    section: (name) => readSection(firestore, tx, name),
    async usesOf(kind, id) {
      const types = kind === 'SKILL' ? (await readSection(firestore, tx, 'serviceTypes')).values : [];
      const inTypes = types.some(({ skillIds }) => skillIds.includes(id));
      return [...(await usesOf(firestore, tx, kind, id)), ...(inTypes ? ['algún tipo de servicio'] : [])];
    },
  };
}

function isNext<S extends SectionName>(outcome: { kind: string }): outcome is NextContent<S> {
  return outcome.kind === 'next';
}

/** What a document says, and the defaults for what it does not. */
function toSection<S extends SectionName>(name: S, snapshot: DocumentSnapshot): Section<S> {
  const data = snapshot.data() ?? {};
  const fields = Object.entries(SETTINGS_DEFAULTS[name]).map(([field, value]) => [
    field,
    (data[field] ?? value) as unknown,
  ]);
  return { ...Object.fromEntries(fields), version: (data['version'] ?? 0) as number } as Section<S>;
}
