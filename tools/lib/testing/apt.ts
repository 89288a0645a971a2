import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether we may install packages ourselves: a Debian (or a child of it), as root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;
}

/** The full path of a command, or undefined when the machine has none by that name. */
export function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v "$1"`, 'sh', command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this release's own package sources have it to install; asks no network. */
export function aptOffers(name: string): boolean {
  const { status, stdout } = spawnSync('apt-cache', ['policy', name], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 && hasCandidate(stdout);
}

/** A package that is only spoken of by others is known to apt too, without a version that could be installed. */
export const hasCandidate = (policy: string): boolean => /^ *Candidate: (?!\(none\))/m.test(policy);

/** Installs the first of the packages that the machine's own package sources offer; says whether that worked. */
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
