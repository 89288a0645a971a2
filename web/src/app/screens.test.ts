import { describe, expect, test } from 'vitest';
import { mayOpen } from './screens.ts';

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
