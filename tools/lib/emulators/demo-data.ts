import { adminOnEmulators } from '../deploy/admin-sdk.ts';
import type { EmulatorAddresses } from './emulator-data.ts';

/** Puts the demo data in place; what is there already stays. */
export async function putDemoData(where: EmulatorAddresses): Promise<void> {
  // Loaded only now, so that a launcher can still say something sensible while the functions do not compile.
  const { seedDemo } = await import('../../../functions/src/seed.ts');
  const { firestore, auth } = adminOnEmulators(where);
  await seedDemo({ firestore, auth, now: new Date() });
  await firestore.terminate();
}
