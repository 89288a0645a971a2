import { parseArgs } from 'node:util';

export type AdminArguments = {
  email: string;
  name: string;
  lastName: string;
  another: boolean;
  production: boolean;
  project: string | undefined;
  site: string | undefined;
};

export const adminUsage = `Makes the first administrator and prints a one-time link to set the password.

  npm run admin:create -- --email ana@empresa.es --name Ana --last-name "García López"

  --another      make a further administrator although there is one already
  --production   in the real project, with application default credentials (default: the emulators of npm run dev)
  --project ID   the Firebase project (needed with --production)
  --site URL     where the product is served, for the link (https://…)`;

export function parseAdminArguments(args: string[]): AdminArguments {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'last-name': { type: 'string' },
      another: { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      project: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const demand = (option: 'email' | 'name' | 'last-name'): string => {
    const value = values[option]?.trim();
    if (!value) throw new Error(`--${option} is missing.\n\n${adminUsage}`);
    return value;
  };
  const parsed = {
    email: demand('email'),
    name: demand('name'),
    lastName: demand('last-name'),
    another: values.another,
    production: values.production,
    project: values.project,
    site: values.site?.replace(/\/+$/, ''),
  };
  if (parsed.production && !parsed.project) throw new Error(`--production needs --project.\n\n${adminUsage}`);
  if (parsed.site !== undefined && !/^https?:\/\/[^/]+$/.test(parsed.site)) {
    throw new Error(
      `--site must be an address such as https://empresa.web.app, without a path.\n\n${adminUsage}`,
    );
  }
  return parsed;
}
