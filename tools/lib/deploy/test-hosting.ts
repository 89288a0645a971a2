import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

type Header = { key: string; value: string };
type Hosting = { public: string; headers: { source: string; headers: Header[] }[]; rewrites: unknown[] };

export function readHosting(): Hosting {
  const config = JSON.parse(readFileSync(inRepository('firebase.json'), 'utf8')) as { hosting: Hosting };
  return config.hosting;
}

/**
 * Changes two things only, so that every other header and rewrite is tested as deployed: the served folder, and access to the
 * Auth emulator.
 */
export function hostingForEmulators(hosting: Hosting, folder: string, authHost: string): Hosting {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: allowAuth(key, value, authHost) })),
  }));
  return { ...hosting, public: folder, headers };
}

function allowAuth(key: string, value: string, authHost: string): string {
  if (key !== 'Content-Security-Policy') return value;
  // Only policies that allow Auth at all: its real addresses follow.
  return value.replace("connect-src 'self' https:", `connect-src 'self' http://${authHost} https:`);
}
