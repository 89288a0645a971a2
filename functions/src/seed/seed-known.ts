import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { Client } from '../clients/client.ts';
import type { Equipment } from '../clients/equipment/equipment.ts';
import type { Site } from '../clients/sites/site.ts';
import { toClient } from '../clients/store/client-document.ts';
import { toEquipment } from '../clients/store/equipment-document.ts';
import { toSite } from '../clients/store/site-document.ts';
import type { ServiceType } from '../settings/settings.ts';
import { toFoundUser } from '../staff/store/user-document-store.ts';
import type { User } from '../staff/user.ts';
import type { DemoService } from './demo/work/demo-services.ts';
import { DEMO_TECHNICIANS } from './demo/demo-staff.ts';
import type { SeedWorld } from './seed-world.ts';

export type About = {
  client: Client;
  site: Site;
  equipment: readonly Equipment[];
  type: ServiceType;
  technicians: ReadonlyMap<string, User>;
};

export type Known = {
  /** Null if something that the service refers to was renamed, archived or suspended. */
  about: (demo: DemoService) => About | null;
};

export async function readKnown(world: SeedWorld, services: readonly DemoService[]): Promise<Known> {
  const { firestore, serviceTypes } = world;
  const idsOf = (each: (demo: DemoService) => readonly string[]) => [...new Set(services.flatMap(each))];
  const [clients, sites, machines, technicians] = await Promise.all([
    readAll(
      firestore,
      'clients',
      idsOf(({ place }) => [place.clientId]),
      toClient,
    ),
    readAll(
      firestore,
      'sites',
      idsOf(({ place }) => [place.siteId]),
      toSite,
    ),
    readAll(
      firestore,
      'equipment',
      idsOf(({ place }) => place.equipmentIds),
      toEquipment,
    ),
    readTechnicians(firestore),
  ]);
  const about = ({ place, type: typeName, visits }: DemoService): About | null => {
    const client = clients.get(place.clientId);
    const site = sites.get(place.siteId);
    const type = serviceTypes.find(({ name, retired }) => name === typeName && !retired);
    const isManned = visits.every(({ emails }) => emails.every((email) => technicians.has(email)));
    if (!client || !site || !type || !isManned || site.client.id !== client.id) return null;
    const equipment = place.equipmentIds.flatMap((id) => machines.get(id) ?? []);
    return { client, site, equipment, type, technicians };
  };
  return { about };
}

async function readAll<T>(
  firestore: Firestore,
  collection: string,
  ids: readonly string[],
  toModel: (snapshot: DocumentSnapshot) => T | null,
): Promise<Map<string, T>> {
  const refs = ids.map((id) => firestore.doc(`${collection}/${id}`));
  const found = refs.length > 0 ? await firestore.getAll(...refs) : [];
  return new Map(
    found.flatMap((snapshot) => {
      const model = toModel(snapshot);
      return model === null ? [] : [[snapshot.id, model] as const];
    }),
  );
}

async function readTechnicians(firestore: Firestore): Promise<Map<string, User>> {
  const emails = Object.keys(DEMO_TECHNICIANS);
  const { docs } = await firestore.collection('users').where('email', 'in', emails).get();
  const users = docs.flatMap((doc) => {
    const found = toFoundUser(doc);
    return found?.kind === 'user' && worksInField(found.user.role) ? [found.user] : [];
  });
  return new Map(users.filter(({ status }) => status === 'ACTIVE').map((user) => [user.email, user]));
}

export type Making = { tx: Transaction; world: SeedWorld; about: About };
