import { describe, expect, test } from 'vitest';
import { hostingForEmulators, readHosting } from './test-hosting.ts';

const hosting = readHosting();
const everywhere = hosting.headers.find((rule) => rule.source === '**')?.headers ?? [];
const header = (key: string) => everywhere.find((each) => each.key === key)?.value ?? '';

describe('the deployed hosting configuration', () => {
  test('allows only its own scripts and no framing', () => {
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

  test('sends the other security headers for every address', () => {
    expect(header('Strict-Transport-Security')).toMatch(/max-age=\d{8,}/);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Permissions-Policy')).toContain('geolocation=()');
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  test('allows WebAssembly only in the worker that renders the PDF', () => {
    const loose = hosting.headers.filter(({ headers }) =>
      headers.some(({ value }) => /unsafe-eval/.test(value)),
    );
    expect(loose.map(({ source }) => source)).toEqual(['/assets/report-pdf.worker-*.js']);
    const policy = loose[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  test.each([
    ['files', -2],
    ['calendar', -1],
  ])('routes %s to its function, without caching and with a restrictive policy', (name, fromEnd) => {
    const source = `/${name}/**`;
    const rules = hosting.rewrites as { source: string; function?: { functionId: string } }[];
    const at = rules.findIndex((rewrite) => rewrite.source === source);
    expect(rules[at]?.function?.functionId).toBe(name);
    expect(at).toBeLessThan(rules.findIndex((rewrite) => rewrite.source === '!/assets/**'));
    // The last rule for a header wins, also over the function's own header.
    expect(hosting.headers.at(fromEnd)).toEqual({
      source,
      headers: [
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
      ],
    });
  });
});

test('the hosting configuration of the end-to-end tests differs only in the served folder and the Auth emulator', () => {
  const tested = JSON.stringify(hostingForEmulators(hosting, 'elsewhere', '127.0.0.1:1234'));
  const back = tested
    .replace('"public":"elsewhere"', '"public":"web/dist"')
    .replace(' http://127.0.0.1:1234', '');
  expect(back).toBe(JSON.stringify(hosting));
});
