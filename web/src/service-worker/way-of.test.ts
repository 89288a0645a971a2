import { describe, expect, test } from 'vitest';
import { isOtherAsset, wayOf } from './way-of.ts';

const SITE = 'https://cuadrilla.example';
const KEPT = new Set([`${SITE}/assets/entry-1.js`, `${SITE}/index.html`, `${SITE}/favicon.svg`]);

const way = (path: string, own: { mode?: string; method?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: SITE + path, ...own }, SITE, (url) => KEPT.has(url));

describe('the source of an answer', () => {
  test.each(['/', '/visits/v1', '/clients?q=sol', '/auth/reset-password?oobCode=x.y', '/filestore'])(
    'for the screen %s is the app’s page',
    (path) => expect(way(path, { mode: 'navigate' })).toBe('page'),
  );

  test.each([
    '/graphql',
    '/files/f1',
    '/calendar/x.ics',
    '/assets/gone.js',
    '/__/auth/action',
    '/manifest.webmanifest',
  ])('for the address %s is the network', (path) => expect(way(path, { mode: 'navigate' })).toBe('network'));

  test.each(['GET', 'POST', 'PUT'])('is the network for %s to the API and to files', (method) => {
    expect(way('/graphql', { method })).toBe('network');
    expect(way('/files/f1?kind=BEFORE', { method })).toBe('network');
  });

  test('is the cache for GET requests of precached files only', () => {
    expect(way('/assets/entry-1.js')).toBe('kept');
    expect(way('/assets/entry-1.js', { method: 'POST' })).toBe('network');
    expect(way('/assets/planning-1.js')).toBe('network');
  });

  test('is the network for another site', () => {
    const url = 'https://identitytoolkit.googleapis.com/';
    expect(wayOf({ method: 'GET', mode: 'cors', url }, SITE, () => true)).toBe('network');
    expect(wayOf({ method: 'GET', mode: 'navigate', url }, SITE, () => true)).toBe('network');
  });
});

test('an asset outside the cache is recognised by its folder', () => {
  const asked = (url: string, method = 'GET') => isOtherAsset({ method, mode: 'cors', url }, SITE);
  expect(asked(`${SITE}/assets/planning-1.js`)).toBe(true);
  expect(asked(`${SITE}/assets/planning-1.js`, 'HEAD')).toBe(false);
  expect(asked(`${SITE}/files/f1`)).toBe(false);
  expect(asked('https://elsewhere.example/assets/x.js')).toBe(false);
});
