import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;
}

export function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v "$1"`, 'sh', command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Reads the local package lists; needs no network. */
export function aptOffers(name: string): boolean {
  const { status, stdout } = spawnSync('apt-cache', ['policy', name], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 && hasCandidate(stdout);
}

/** apt also knows packages that others only mention; those have no candidate version. */
export const hasCandidate = (policy: string): boolean => /^ *Candidate: (?!\(none\))/m.test(policy);

export function installFirst(packages: string[]): boolean {
  if (!canInstallPackages()) return false;
  console.log(`Installing ${packages.join(' or ')} with apt-get, because this machine lacks it …`);
  run('apt-get', ['update', '-q']);
  const offered = packages.find(aptOffers);
  return offered !== undefined && run('apt-get', ['install', '-y', '-q', '--no-install-recommends', offered]);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
