import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { demoClients } from './seed/demo/demo-clients.ts';
import { demoItems } from './seed/demo/demo-items.ts';
import { demoProspects } from './seed/demo/demo-prospects.ts';
import { demoServices } from './seed/demo/work/demo-services.ts';
import { seedBilling } from './seed/seed-billing.ts';
import { seedClients } from './seed/seed-clients.ts';
import { seedItems } from './seed/seed-items.ts';
import { seedProspects } from './seed/seed-prospects.ts';
import { seedServices } from './seed/seed-services.ts';
import { seedSettings } from './seed/seed-settings.ts';
import { seedAccounts, seedTechnicians } from './seed/seed-staff.ts';
import { adminOf, readWorld } from './seed/seed-world.ts';
import { createAccountProvider } from './staff/accounts/account-provider.ts';
import { createAccountStore } from './staff/accounts/account-store.ts';
import { forgetCounters } from './store/counters.ts';
import { forgetToInvoice } from './work/store/to-invoice.ts';

/** Password of every demo account; local data only. */
export const DEMO_PASSWORD = 'Demo1234!';

/**
 * Creates the demo company; only its dates depend on `now`. Uses the product's own use cases, or writes what they write. Existing
 * records are left unchanged.
 */
export async function seedDemo(deps: { firestore: Firestore; auth: Auth; now: Date }): Promise<void> {
  const { firestore, auth, now } = deps;
  const accounts = createAccountProvider(() => Promise.resolve(auth));
  const accountStore = createAccountStore(firestore);
  await seedAccounts({ accounts, accountStore, now: () => now }, DEMO_PASSWORD);
  await seedSettings(firestore, now, await adminOf(firestore));
  const world = await readWorld(firestore, now);
  await seedTechnicians(world);
  await seedItems(firestore, now, world.admin, demoItems());
  const clients = demoClients(now);
  const prospects = demoProspects(now, clients);
  const origins = prospects.flatMap(({ id, steps }) =>
    steps.flatMap(({ clientId }) => (clientId === undefined ? [] : [[clientId, id] as const])),
  );
  await seedClients(world, clients, new Map(origins));
  await seedProspects(world, prospects);
  await seedServices(world, demoServices(now, clients));
  await seedBilling(world);
  await forgetCounters(firestore);
  await forgetToInvoice(firestore);
}
