import {
  createLocalJWKSet,
  errors,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const PROJECT = 'cuadrilla-test';
const NOW = new Date('2026-11-21T10:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const CLAIMS: JWTPayload = {
  sub: 'uid-1',
  iss: ISSUER,
  aud: PROJECT,
  iat: SECONDS - 60,
  auth_time: SECONDS - 60,
  exp: SECONDS + 3_540,
};

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: KeyPair;
let theirs: KeyPair;
let verify: (token: string) => Promise<string | null>;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const verifier = createTokenVerifier(createLocalJWKSet({ keys: [jwk] }), PROJECT, () => NOW);
  verify = async (token) => (await verifier(token))?.uid ?? null;
});

const signAll = (claims: JWTPayload, { key = ours.privateKey, kid = 'k1' } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const sign = (changes: JWTPayload = {}, by: Parameters<typeof signAll>[1] = {}) =>
  signAll({ ...CLAIMS, ...changes }, by);

describe('a token', () => {
  test('of this project, valid now and signed with a known key gives its uid', async () => {
    expect(await verify(await sign())).toBe('uid-1');
    expect(await verify(await sign({ sub: 'u'.repeat(128) }))).toBe('u'.repeat(128));
  });

  test.each<[string, JWTPayload]>([
    ['of another audience', { aud: 'other-project' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other-project' }],
    ['of an issuer with the same prefix', { iss: `${ISSUER}-evil` }],
    ['that has expired', { exp: SECONDS - 6 }],
    ['issued in the future', { iat: SECONDS + 60 }],
    ['of a sign-in in the future', { auth_time: SECONDS + 60 }],
    ['whose sign-in time is a text', { auth_time: 'yesterday' }],
    ['with an empty subject', { sub: '' }],
    ['with a subject of 129 characters', { sub: 'u'.repeat(129) }],
  ])('%s is refused', async (_name, changes) => {
    expect(await verify(await sign(changes))).toBeNull();
  });

  test.each(['auth_time', 'exp', 'iat', 'sub'])('without %s is refused', async (claim) => {
    const claims = Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => name !== claim));
    expect(await verify(await signAll(claims))).toBeNull();
  });

  test('with a clock difference of five seconds is accepted', async () => {
    expect(await verify(await sign({ iat: SECONDS + 4, auth_time: SECONDS + 4 }))).toBe('uid-1');
    expect(await verify(await sign({ exp: SECONDS - 4 }))).toBe('uid-1');
  });

  test('that is unsigned (alg none) is refused', async () => {
    expect(await verify(new UnsecuredJWT(CLAIMS).encode())).toBeNull();
    const [, payload = ''] = (await sign()).split('.');
    const header = Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url');
    expect(await verify(`${header}.${payload}.`)).toBeNull();
  });

  test('signed with HS256 and the public key as its secret is refused', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    expect(await verify(token)).toBeNull();
    // Even with a key set that offers its key to any algorithm.
    const careless = createTokenVerifier(
      () => Promise.resolve(secret),
      PROJECT,
      () => NOW,
    );
    expect(await careless(token)).toBeNull();
  });

  test('signed with RS512 is refused', async () => {
    const { privateKey } = await generateKeyPair('RS512');
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS512', kid: 'k1' }).sign(privateKey);
    expect(await verify(token)).toBeNull();
  });

  test('of an unknown key, or signed by another key with a known id, is refused', async () => {
    expect(await verify(await sign({}, { kid: 'k2' }))).toBeNull();
    expect(await verify(await sign({}, { key: theirs.privateKey }))).toBeNull();
  });

  test('with an altered payload is refused', async () => {
    const [header, , signature] = (await sign()).split('.');
    const payload = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'admin' })).toString('base64url');
    expect(await verify(`${String(header)}.${payload}.${String(signature)}`)).toBeNull();
  });

  test.each([
    '',
    '.',
    '..',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    '\u0000',
    'ñ.ñ.ñ',
    'ey.ey.ey',
    '{}',
    'x'.repeat(100_000),
  ])('is refused if it is malformed: %j', async (token) => {
    expect(await verify(token)).toBeNull();
  });
});

describe('a failure to fetch the keys', () => {
  test('throws instead of refusing, so that nobody is signed out', async () => {
    const failures = [
      new TypeError('fetch failed'),
      new errors.JWKSTimeout(),
      new errors.JWKSInvalid(),
      new errors.JOSEError('Expected 200 OK from the JSON Web Key Set HTTP response'),
    ];
    for (const failure of failures) {
      const verifyWithout = createTokenVerifier(
        () => Promise.reject(failure),
        PROJECT,
        () => NOW,
      );
      await expect(verifyWithout(await sign())).rejects.toBe(failure);
    }
  });
});
