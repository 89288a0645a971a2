import type { Firestore } from '@google-cloud/firestore';
import type { CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { Act, Actor } from '../store/act.ts';
import type { Section, SectionContent } from '../settings/settings.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { DEMO_STAFF } from './demo/demo-staff.ts';

export type SeedWorld = {
  firestore: Firestore;
  now: Date;
  admin: Actor;
  agents: readonly Actor[];
  zones: Section<'zones'>['values'];
  skills: Section<'skills'>['values'];
  serviceTypes: Section<'serviceTypes'>['values'];
  reasons: Section<'reasons'>;
  buffers: SectionContent<'buffers'>;
  company: SectionContent<'company'>;
  hours: CompanyHours;
  firstResponseHours: number;
  timeZone: string;
};

/** Throws if accounts or settings are missing. */
export async function readWorld(firestore: Firestore, now: Date): Promise<SeedWorld> {
  const settings = createSettingsStore(firestore);
  const agentsByEmail = DEMO_STAFF.filter(({ role }) => role === 'AGENT').map(({ email }) =>
    actorByEmail(firestore, email),
  );
  const [admin, agents, company, buffers, zones, skills, serviceTypes, reasons, { hours }, holidays] =
    await Promise.all([
      adminOf(firestore),
      Promise.all(agentsByEmail),
      settings.company(),
      settings.buffers(),
      settings.zones(),
      settings.skills(),
      settings.serviceTypes(),
      settings.reasons(),
      settings.workingHours(),
      settings.holidays(),
    ]);
  return {
    firestore,
    now,
    admin,
    agents,
    reasons,
    buffers,
    company,
    hours: { zone: company.timeZone, hours, holidays: holidays.values },
    zones: zones.values,
    skills: skills.values,
    serviceTypes: serviceTypes.values,
    firstResponseHours: buffers.firstResponse,
    timeZone: company.timeZone,
  };
}

export function adminOf(firestore: Firestore): Promise<Actor> {
  return actorByEmail(firestore, 'admin@demo.es');
}

async function actorByEmail(firestore: Firestore, email: string): Promise<Actor> {
  const { docs } = await firestore.collection('users').where('email', '==', email).limit(1).get();
  const [user] = docs;
  if (!user) throw new Error(`${email} has an account and no document`);
  return { id: user.id, name: fullName(user.data() as { name: string; lastName: string }) };
}

export function agentOf({ agents }: SeedWorld, index: number | null): Actor | null {
  return index === null ? null : (agents[index % agents.length] ?? null);
}

export function actBy(actor: Actor, action: string, now: Date): Act {
  return { actor, action, now, intent: null };
}

/** Ignores names that an administrator has changed or removed. */
export function idsOf(values: readonly { id: string; name: string }[], names: readonly string[]): string[] {
  return values.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
