import { describe, expect, test } from 'vitest';
import { mayOpen, screenPath, SCREENS } from './screens.ts';

describe('returning to an address after the login', () => {
  test.each(['/technicians', '/technicians/', '/technicians?tam=50', '/', '/settings#zona'])(
    'allows an administrator %s',
    (address) => expect(mayOpen(address, 'ADMIN')).toBe(true),
  );

  test.each([
    'https://malo.example/technicians',
    '//malo.example/technicians',
    '/\\malo.example',
    'javascript:alert(1)',
    'technicians',
    '/no/existe',
    '/auth/login',
    '/auth/reset-password',
    '',
  ])('refuses %s', (address) => expect(mayOpen(address, 'ADMIN')).toBe(false));

  test('refuses a screen the role may not open, and everything without a role', () => {
    expect(mayOpen('/technicians', 'AGENT')).toBe(false);
    expect(mayOpen('/clients', 'TECHNICIAN')).toBe(false);
    expect(mayOpen('/', null)).toBe(false);
  });
});

describe('the screen of an address', () => {
  test.each(Object.keys(SCREENS))('an address of %s is its own, not that of one listed before', (path) => {
    const address = path.replaceAll(/:\w+\??/g, 'x1');
    expect(screenPath(address)).toBe(path);
    expect(screenPath(`${address.toUpperCase().replaceAll('X1', 'x1')}/`)).toBe(path);
  });

  test.each(['/no/existe', '/clients/a/b/c/d', '/clientes', '/auth/login', ''])('%s has none', (address) =>
    expect(screenPath(address)).toBeNull(),
  );
});
