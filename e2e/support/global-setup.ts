import { ensureChromium } from '../../tools/lib/testing/chromium.ts';
import { startE2eStack } from '../../tools/lib/testing/e2e-stack.ts';

/** Starts browser and emulators, unless E2E_BASE_URL names a running stack (with E2E_PROJECT_ID and both emulator hosts). */
// Playwright takes the default export of this file.
export default async function globalSetup(): Promise<() => Promise<void>> {
  ensureChromium();
  if (process.env['E2E_BASE_URL']) return async () => {};
  const { env, stop } = await startE2eStack();
  Object.assign(process.env, env);
  return stop;
}
