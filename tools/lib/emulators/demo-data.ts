import { adminOnEmulators } from '../deploy/admin-sdk.ts';
import type { EmulatorAddresses } from './emulator-data.ts';

export async function putDemoData(where: EmulatorAddresses): Promise<void> {
  // Imported late, so that a launcher can still report functions that do not compile.
  const { seedDemo } = await import('../../../functions/src/seed.ts');
  const { firestore, auth } = adminOnEmulators(where);
  await seedDemo({ firestore, auth, now: new Date() });
  await firestore.terminate();
}
