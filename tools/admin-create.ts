/** `npm run admin:create`: creates the first administrator, who creates everyone else in the product. */
import { createFirstAdmin } from '../functions/src/staff/accounts/create-first-admin.ts';
import { adminUsage, parseAdminArguments, type AdminArguments } from './lib/deploy/admin-arguments.ts';
import { adminInProduction, adminOnEmulators, type AdminSdk } from './lib/deploy/admin-sdk.ts';
import { orExit } from './lib/or-exit.ts';
import { resetAddress } from './lib/project.ts';
import { demandEmulators, whereDevRuns } from './lib/processes/running-dev.ts';

await orExit(async () => {
  if (process.argv.includes('--help')) {
    console.log(adminUsage);
    return;
  }
  const args = parseAdminArguments(process.argv.slice(2));
  const { sdk, site } = await connect(args);
  const { email, name, lastName, another } = args;
  const deps = { firestore: sdk.firestore, auth: sdk.auth, now: () => new Date() };
  const result = await createFirstAdmin(deps, { email, name, lastName, another });
  if (result.kind === 'refused') throw new Error(result.message);
  console.log(`The administrator ${email} has been created (${result.uid}).`);
  const link = await passwordLink(sdk, email, site);
  console.log('One-time link to set the password:');
  console.log(link);
});

/** The account exists by now and repeating the command would be refused, so a failure says what to do instead. */
async function passwordLink(sdk: AdminSdk, email: string, site: string | undefined): Promise<string> {
  try {
    const link = await sdk.auth.generatePasswordResetLink(email);
    const oobCode = new URL(link).searchParams.get('oobCode');
    return site && oobCode ? resetAddress(site, oobCode) : link;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The account exists, but no link could be made: ${reason}\n` +
        `Do not run this again: ${site ?? 'https://<site>'}/auth/lost-password gives ${email} a link.`,
      { cause: error },
    );
  }
}

async function connect(args: AdminArguments): Promise<{ sdk: AdminSdk; site: string | undefined }> {
  if (args.production) return { sdk: adminInProduction(args.project ?? ''), site: args.site };
  const where = { ...whereDevRuns(), ...(args.project ? { projectId: args.project } : {}) };
  await demandEmulators(where);
  return { sdk: adminOnEmulators(where), site: args.site ?? where.site };
}
