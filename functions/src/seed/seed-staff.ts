import type { Firestore } from '@google-cloud/firestore';
import { addDays, todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { SYSTEM } from '../store/act.ts';
import type { AccountDependencies } from '../staff/address.ts';
import { createAccount } from '../staff/accounts/create-account.ts';
import { toFoundUser } from '../staff/store/user-document-store.ts';
import type { User } from '../staff/user.ts';
import { createUnit } from '../unit/unit.ts';
import { DEMO_STAFF, DEMO_TECHNICIANS, type DemoTechnician } from './demo/demo-staff.ts';
import { idsOf, actBy, type SeedWorld } from './seed-world.ts';

export async function seedAccounts(deps: AccountDependencies, password: string): Promise<void> {
  const request = { password, actor: SYSTEM, action: 'seed', intent: null };
  await Promise.all(DEMO_STAFF.map((person) => createAccount(deps, { ...request, person })));
}

/** Skips technicians that were changed. */
export async function seedTechnicians(world: SeedWorld): Promise<void> {
  // In sequence: at once they would contend for each other's absences.
  for (const [email, demo] of Object.entries(DEMO_TECHNICIANS)) {
    const user = await technicianBy(world.firestore, email);
    if (user?.version !== 1) continue;
    await seedAbsences(world, user, demo);
    await seedProfile(world, user, demo);
  }
}

async function technicianBy(firestore: Firestore, email: string): Promise<User | null> {
  const { docs } = await firestore.collection('users').where('email', '==', email).limit(1).get();
  const found = docs[0] ? toFoundUser(docs[0]) : null;
  return found?.kind === 'user' && worksInField(found.user.role) ? found.user : null;
}

async function seedProfile(world: SeedWorld, { id }: User, demo: DemoTechnician): Promise<void> {
  const { firestore, now, admin, skills, zones } = world;
  const { color, weeklyHours = null, permissions } = demo;
  const profile = {
    color,
    weeklyHours,
    skillIds: idsOf(skills, demo.skills),
    zoneIds: idsOf(zones, demo.zones),
  };
  const change = (action: string, fields: Partial<User>) =>
    createUnit(firestore, () => undefined)(actBy(admin, action, now), async ({ staff }) => {
      const user = await staff.findUser(id);
      if (user) await staff.save(user, { ...user, ...fields });
      return { kind: 'done', ids: [id] };
    });
  await change('updateTechnicianProfile', profile);
  if (permissions) await change('setTechnicianPermissions', { permissions });
}

async function seedAbsences(world: SeedWorld, user: User, { absences = [] }: DemoTechnician): Promise<void> {
  const { firestore, now, admin, timeZone } = world;
  const today = todayIn(timeZone, now);
  const technician = { id: user.id, name: fullName(user) };
  const unit = createUnit(firestore, () => undefined);
  for (const { from, to, kind, approved, note = null } of absences) {
    const days = { from: addDays(today, from), to: addDays(today, to), kind, note };
    const [status, actor, action] = approved
      ? (['APPROVED', admin, 'createAbsence'] as const)
      : (['REQUESTED', technician, 'requestAbsence'] as const);
    await unit(actBy(actor, action, now), (stores) => {
      const id = stores.absences.newId();
      const whose = { technicianId: user.id, technicianName: technician.name };
      stores.absences.insert({ id, ...whose, ...days, status, decidedByName: approved ? admin.name : null });
      return Promise.resolve({ kind: 'done', ids: [id] });
    });
  }
}
