import { describe, expect, test } from 'vitest';
import { isOtherAsset, wayOf } from './way-of.ts';

const SITE = 'https://cuadrilla.example';
const KEPT = new Set([`${SITE}/assets/entry-1.js`, `${SITE}/index.html`, `${SITE}/favicon.svg`]);

const way = (path: string, own: { mode?: string; method?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: SITE + path, ...own }, SITE, (url) => KEPT.has(url));

describe('where an answer comes from', () => {
  test.each(['/', '/visits/v1', '/clients?q=sol', '/auth/reset-password?oobCode=x.y', '/filestore'])(
    'the screen %s is the app’s page',
    (path) => expect(way(path, { mode: 'navigate' })).toBe('page'),
  );

  test.each([
    '/graphql',
    '/files/f1',
    '/calendar/x.ics',
    '/assets/gone.js',
    '/__/auth/action',
    '/manifest.webmanifest',
  ])('the address %s is the site’s own answer', (path) =>
    expect(way(path, { mode: 'navigate' })).toBe('network'),
  );

  test.each(['GET', 'POST', 'PUT'])('%s to the API and to files is never answered here', (method) => {
    expect(way('/graphql', { method })).toBe('network');
    expect(way('/files/f1?kind=BEFORE', { method })).toBe('network');
  });

  test('what the device keeps comes from there, and only what is asked for', () => {
    expect(way('/assets/entry-1.js')).toBe('kept');
    expect(way('/assets/entry-1.js', { method: 'POST' })).toBe('network');
    expect(way('/assets/planning-1.js')).toBe('network');
  });

  test('another site is none of ours', () => {
    const url = 'https://identitytoolkit.googleapis.com/';
    expect(wayOf({ method: 'GET', mode: 'cors', url }, SITE, () => true)).toBe('network');
    expect(wayOf({ method: 'GET', mode: 'navigate', url }, SITE, () => true)).toBe('network');
  });
});

test('a part of the app that is not kept is known by its folder', () => {
  const asked = (url: string, method = 'GET') => isOtherAsset({ method, mode: 'cors', url }, SITE);
  expect(asked(`${SITE}/assets/planning-1.js`)).toBe(true);
  expect(asked(`${SITE}/assets/planning-1.js`, 'HEAD')).toBe(false);
  expect(asked(`${SITE}/files/f1`)).toBe(false);
  expect(asked('https://elsewhere.example/assets/x.js')).toBe(false);
});
