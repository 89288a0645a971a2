import { listCodes } from './emulators/auth-emulator.ts';
import { resetAddress } from './project.ts';

/**
 * Prints the link of every password reset, because nothing is mailed locally. The link logged by the emulator leads to its own
 * page, not to the product's.
 */
export function printResetLinks(
  where: { authHost: string; projectId: string; site: string },
  print: (text: string) => void,
): { stop: () => void } {
  const seen = new Set<string>();
  const look = async () => {
    const codes = await listCodes(where.authHost, where.projectId);
    for (const { email, oobCode, requestType } of codes) {
      if (requestType !== 'PASSWORD_RESET' || seen.has(oobCode)) continue;
      seen.add(oobCode);
      print(`Reset link for ${email}: ${resetAddress(where.site, oobCode)}`);
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), 1000);
  return { stop: () => clearInterval(timer) };
}
