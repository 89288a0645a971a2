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

describe('what a technician’s device keeps', () => {
  test.each(MUST)('%s, with every script and style that it needs', (key) => {
    const scripts = scriptsOf(bundle, [key]);
    const parts = Object.values(bundle.chunks).filter(({ file }) => scripts.has(file));
    const needed = [...scripts, ...parts.flatMap(({ css = [] }) => css)];
    expect(needed.filter((file) => !kept.has(file))).toEqual([]);
  });

  test('what takes a day off the device, which the entry fetches by itself', () => {
    const parts =
      bundle.chunks['index.html']?.dynamicImports?.filter((key) => key.includes('open-work')) ?? [];
    expect(parts).toHaveLength(1);
    expect(parts.map(fileOf).filter((file) => !kept.has(file))).toEqual([]);
  });

  test('what a visit fetches when somebody signs', () => {
    const pad = keys.filter((key) => key.includes('signature_pad'));
    expect(pad).toHaveLength(1);
    expect(pad.map(fileOf).filter((file) => !kept.has(file))).toEqual([]);
  });

  test('the page, the letters, and what the page names', () => {
    const named = [
      'index.html',
      'color-scheme.js',
      'favicon.svg',
      'manifest.webmanifest',
      'icons/icon-192.png',
    ];
    expect(named.filter((file) => !kept.has(file))).toEqual([]);
    const fonts = [...kept].filter((file) => file.endsWith('.woff2'));
    expect(fonts).toEqual([expect.stringMatching(/inter-latin-wght-normal/)]);
  });

  test('none of the office’s pages, no PDF, no phone metadata, and not itself', () => {
    const office = keys.filter(isOffice);
    expect(office.length).toBeGreaterThan(30);
    expect(office.map(fileOf).filter((file) => kept.has(file))).toEqual([]);
    // Without hashes, which may contain any letters.
    const names = [...kept].map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
    expect(names.filter((name) => /service-worker|pdf|report|\.vite|\.map$/i.test(name))).toEqual([]);
  });

  test('is there, and known by its content', () => {
    for (const { url, revision } of entries) {
      expect(existsSync(join(bundle.directory, url)), url).toBe(true);
      // An asset's name identifies its content; the page's revision includes the headers it is sent with.
      if (url.startsWith('assets/')) expect(revision, url).toBeNull();
      else
        expect(revision, url).toMatch(url === 'index.html' ? /^[0-9a-f]{32}-[0-9a-f]{8}$/ : /^[0-9a-f]{32}$/);
    }
  });

  test('is fetched once for less than 376 kB', () => {
    const measured = brotliKilobytes(bundle, kept);
    process.stdout.write(`  kept on the device: ${kept.size} files, ${measured} kB of 376\n`);
    expect(measured).toBeLessThanOrEqual(376);
  });
});

describe('the worker', () => {
  test('is small', () => {
    const measured = brotliKilobytes(bundle, ['service-worker.js']);
    process.stdout.write(`  service worker: ${measured} kB of 9\n`);
    expect(measured).toBeLessThanOrEqual(9);
  });

  test('is registered by the frame, and by nothing of the login route', () => {
    expect(readFileSync(join(bundle.directory, 'index.html'), 'utf8')).not.toContain('service-worker');
    for (const file of scriptsOf(bundle, ['index.html'])) {
      expect(readFileSync(join(bundle.directory, file), 'utf8'), file).not.toContain('service-worker.js');
    }
  });
});
