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
  test('is the oldest active site', () => {
    expect(mainSiteOf([site('new', '2026-02-01'), site('old', '2026-01-01')], madrid)).toBe('old');
  });

  test('is never an archived site', () => {
    const sites = [site('old', '2026-01-01', { archived: true }), site('new', '2026-02-01')];
    expect(mainSiteOf(sites, madrid)).toBe('new');
  });

  test('is null when no known site has the address of the main site', () => {
    expect(mainSiteOf([site('a', '2026-02-01', { address: getafe })], madrid)).toBeNull();
  });

  test('is null for a client without one', () => {
    expect(mainSiteOf([site('a', '2026-02-01')], null)).toBeNull();
  });
});
