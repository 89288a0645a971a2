import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brotliKilobytes, readBundle, scriptsOf } from './bundle.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));
const worker = readFileSync(join(bundle.directory, 'service-worker.js'), 'utf8');

type Entry = { url: string; revision: string | null };

function listIn(script: string): Entry[] {
  const list = /\[\{"revision":.*?\}\]/.exec(script)?.[0];
  if (list === undefined) throw new Error('The service worker has no list');
  return JSON.parse(list) as Entry[];
}

const entries = listIn(worker);
const kept = new Set(entries.map(({ url }) => url));
const keys = Object.keys(bundle.chunks);
const fileOf = (key: string) => bundle.chunks[key]?.file ?? `${key} is not in the manifest`;

const MUST = [
  'index.html',
  'src/app/signed-in.tsx',
  'src/features/my-day/day/my-day-page.tsx',
  'src/features/my-day/visit/visit-page.tsx',
  'src/outbox/work-root.tsx',
  'src/outbox/sign-out-question.tsx',
  'src/features/settings/settings-page.tsx',
  'src/features/profile/profile-page.tsx',
  'src/features/profile/seen-profile.tsx',
];

const isOffice = (key: string) =>
  /^src\/features\/(?!my-day\/|auth\/|clients\/equipment\/equipment-page|profile\/profile-page|settings\/settings-page).*-page\.tsx$/.test(
    key,
  ) || /react-pdf|domain\/phone\.ts/.test(key);

describe('the precache of the service worker', () => {
  test.each(MUST)('contains %s with all its scripts and styles', (key) => {
    const scripts = scriptsOf(bundle, [key]);
    const parts = Object.values(bundle.chunks).filter(({ file }) => scripts.has(file));
    const needed = [...scripts, ...parts.flatMap(({ css = [] }) => css)];
    expect(needed.filter((file) => !kept.has(file))).toEqual([]);
  });

  test('contains the chunk that removes the kept work, which the entry imports dynamically', () => {
    const parts =
      bundle.chunks['index.html']?.dynamicImports?.filter(
        (key) => bundle.chunks[key]?.name === 'open-work',
      ) ?? [];
    expect(parts).toHaveLength(1);
    expect(parts.map(fileOf).filter((file) => !kept.has(file))).toEqual([]);
  });

  test('contains the signature pad', () => {
    const scripts = [...kept].filter((file) => file.endsWith('.js'));
    const isPad = (file: string) => readFileSync(join(bundle.directory, file), 'utf8').includes('endStroke');
    expect(scripts.filter(isPad)).toHaveLength(1);
  });

  test('contains the page, the font and the files the page references', () => {
    const named = [
      'index.html',
      'color-scheme.js',
      'head-start.js',
      'favicon.svg',
      'manifest.webmanifest',
      'icons/icon-192.png',
    ];
    expect(named.filter((file) => !kept.has(file))).toEqual([]);
    const fonts = [...kept].filter((file) => file.endsWith('.woff2'));
    expect(fonts).toEqual([expect.stringMatching(/inter-latin-wght-normal/)]);
  });

  test('contains no office page, PDF code, phone metadata or the service worker itself', () => {
    const office = keys.filter(isOffice);
    expect(office.length).toBeGreaterThan(30);
    expect(office.map(fileOf).filter((file) => kept.has(file))).toEqual([]);
    const modules = keys.filter((key) => kept.has(fileOf(key)));
    expect(modules.filter((key) => /pdf|report/i.test(key))).toEqual([]);
    expect([...kept].filter((file) => /service-worker|\.vite|\.map$/.test(file))).toEqual([]);
  });

  test('lists only existing files, each with a revision or a hashed name', () => {
    for (const { url, revision } of entries) {
      expect(existsSync(join(bundle.directory, url)), url).toBe(true);
      // An asset's name identifies its content; the page's revision includes the headers it is sent with.
      if (url.startsWith('assets/')) expect(revision, url).toBeNull();
      else
        expect(revision, url).toMatch(url === 'index.html' ? /^[0-9a-f]{32}-[0-9a-f]{8}$/ : /^[0-9a-f]{32}$/);
    }
  });

  test('is less than 360 kB in total', () => {
    const measured = brotliKilobytes(bundle, kept);
    process.stdout.write(`  kept on the device: ${kept.size} files, ${measured} kB of 360\n`);
    expect(measured).toBeLessThanOrEqual(360);
  });
});

describe('the service worker', () => {
  test('is at most 9 kB', () => {
    const measured = brotliKilobytes(bundle, ['service-worker.js']);
    process.stdout.write(`  service worker: ${measured} kB of 9\n`);
    expect(measured).toBeLessThanOrEqual(9);
  });

  test('is registered by the frame, not by the login route', () => {
    expect(readFileSync(join(bundle.directory, 'index.html'), 'utf8')).not.toContain('service-worker');
    for (const file of scriptsOf(bundle, ['index.html'])) {
      expect(readFileSync(join(bundle.directory, file), 'utf8'), file).not.toContain('service-worker.js');
    }
  });
});
