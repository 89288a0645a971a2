import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installFirst, onPath } from './apt.ts';
import { installed } from '../repository.ts';

// Lighter than the full browser, where Debian has it.
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium cannot sandbox itself as root; the other flags stop its background requests. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only this machine can be reached, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** The system's Chromium or Chrome, else Playwright's download; only one that starts. */
export function findChromium(): string | undefined {
  const system = names.map(onPath);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...system, mac, chromium.executablePath()].find((path) => path !== undefined && starts(path));
}

/**
 * Finds or installs a browser. As root on Debian the distribution's package comes first, because Playwright's download lacks
 * system libraries there.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) installFirst([headless, 'chromium', 'chromium-browser']);
  else {
    console.log('Fetching a Chromium with Playwright, because this machine has none …');
    spawnSync(process.execPath, [installed('@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const second = findChromium();
  if (second) return second;
  throw new Error(
    'The browser tests need Chromium or Chrome. Get one with:  npx playwright install --with-deps chromium',
  );
}

function starts(path: string): boolean {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}
