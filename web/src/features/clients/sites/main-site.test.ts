import { describe, expect, test } from 'vitest';
import { mainSiteOf } from './main-site.ts';

const madrid = {
  street: 'Calle de Ibiza',
  number: '21',
  floor: null,
  postalCode: '28009',
  city: 'Madrid',
  province: 'Madrid',
};
const getafe = { ...madrid, street: 'Calle Real', postalCode: '28901', city: 'Getafe' };
const site = (id: string, createdAt: string, changes: object = {}) => ({
  id,
  createdAt,
  archived: false,
  address: madrid,
  ...changes,
});

describe('the main site', () => {
  test('is the oldest in use', () => {
    expect(mainSiteOf([site('new', '2026-02-01'), site('old', '2026-01-01')], madrid)).toBe('old');
  });

  test('an archived one is none, however old', () => {
    const sites = [site('old', '2026-01-01', { archived: true }), site('new', '2026-02-01')];
    expect(mainSiteOf(sites, madrid)).toBe('new');
  });

  test('where only some are known, none of another address is taken for it', () => {
    expect(mainSiteOf([site('a', '2026-02-01', { address: getafe })], madrid)).toBeNull();
  });

  test('a client without one has none', () => {
    expect(mainSiteOf([site('a', '2026-02-01')], null)).toBeNull();
  });
});
