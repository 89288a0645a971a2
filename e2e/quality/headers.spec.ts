import { expect, test } from '../support/fixtures.ts';

const ADDRESSES = [
  '/',
  '/auth/login',
  '/technicians',
  '/index.html',
  '/favicon.svg',
  '/assets/no-such-chunk.js',
];

test('every answer of the site has the security headers', async ({ request }) => {
  for (const address of ADDRESSES) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("script-src 'self'");
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).toContain("object-src 'none'");
    expect(policy, address).toContain("base-uri 'none'");
    expect(policy, address).not.toContain('unsafe');
    expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBeTruthy();
    expect(headers['permissions-policy'], address).toBeTruthy();
  }
});

test('the page is never cached, its assets for a year, and a missing chunk is a 404', async ({ request }) => {
  const page = await request.get('/technicians');
  expect(page.headers()['cache-control']).toContain('no-cache');
  const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/no-such-chunk.js')).status()).toBe(404);
});

test('the page has no inline script and no inline style', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<script[^>]+src=/);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html).not.toMatch(/\son\w+=/);
});
