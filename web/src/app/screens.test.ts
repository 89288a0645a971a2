import { describe, expect, test } from 'vitest';
import { mayOpen } from './screens.ts';

describe('the way back from the login', () => {
  test.each(['/technicians', '/technicians/', '/technicians?tam=50', '/', '/settings#zona'])(
    'leads an administrator to %s',
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
  ])('does not lead to %s', (address) => expect(mayOpen(address, 'ADMIN')).toBe(false));

  test('does not lead to a screen that the role may not open, nor anywhere without a role', () => {
    expect(mayOpen('/technicians', 'AGENT')).toBe(false);
    expect(mayOpen('/clients', 'TECHNICIAN')).toBe(false);
    expect(mayOpen('/', null)).toBe(false);
  });
});
