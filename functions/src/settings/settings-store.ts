import DataLoader from 'dataloader';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { companyZone } from './company-zone-store.ts';
import { SETTINGS_DEFAULTS, type Section, type SectionName } from './settings.ts';

export type SettingsStore = { [S in SectionName]: () => Promise<Section<S>> } & {
  section: <S extends SectionName>(name: S) => Promise<Section<S>>;
  /** At most a minute old, and read once a minute. */
  timeZone: (now: Date) => Promise<string>;
  /** Includes former logos; one read. */
  logoImage: (sha256: string) => Promise<Uint8Array | null>;
  forgetAll: () => void;
};

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
    forgetAll: () => void loader.clearAll(),
  };
}

export async function readSection<S extends SectionName>(
  firestore: Firestore,
  tx: Transaction,
  name: S,
): Promise<Section<S>> {
  return toSection(name, await tx.get(sectionRef(firestore, name)));
}

export function logoImageRef(firestore: Firestore, sha256: string): DocumentReference {
  return firestore.doc(`logos/${sha256}`);
}

export function sectionRef(firestore: Firestore, name: SectionName): DocumentReference {
  return firestore.doc(`settings/${name}`);
}

function toSection<S extends SectionName>(name: S, snapshot: DocumentSnapshot): Section<S> {
  const data = snapshot.data() ?? {};
  const fields = Object.entries(SETTINGS_DEFAULTS[name]).map(([field, value]) => [
    field,
    (data[field] ?? value) as unknown,
  ]);
  return { ...Object.fromEntries(fields), version: (data['version'] ?? 0) as number } as Section<S>;
}
