import { describe, expect, test } from 'vitest';
import { hostingForEmulators, readHosting } from './test-hosting.ts';

const hosting = readHosting();
const everywhere = hosting.headers.find((rule) => rule.source === '**')?.headers ?? [];
const header = (key: string) => everywhere.find((each) => each.key === key)?.value ?? '';

describe('the hosting that is deployed', () => {
  test('allows no script but its own, and to be framed by nobody', () => {
    const policy = new Map(
      header('Content-Security-Policy')
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name, ...values]) => [name, values.join(' ')]),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('connect-src')).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(header('Content-Security-Policy')).not.toMatch(/unsafe-eval|http:|127\.0\.0\.1|localhost/);
  });

  test('sends the other protections everywhere', () => {
    expect(header('Strict-Transport-Security')).toMatch(/max-age=\d{8,}/);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Permissions-Policy')).toContain('geolocation=()');
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });
});

test('what the journeys run under differs in the served folder and the Auth emulator alone', () => {
  const tested = JSON.stringify(hostingForEmulators(hosting, 'elsewhere', '127.0.0.1:1234'));
  const back = tested
    .replace('"public":"elsewhere"', '"public":"web/dist"')
    .replace(' http://127.0.0.1:1234', '');
  expect(back).toBe(JSON.stringify(hosting));
});
