import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';

export const PROJECT = 'demo-bench';

/** Signed-in people who share the requests, so that no one of them meets the rate limit. */
const PEOPLE = 200;

/** ID tokens as Firebase signs them, and the keys to verify them with. */
export async function makeTokens(): Promise<{ tokens: string[]; keys: JSONWebKeySet }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = 'bench';
  const now = Math.floor(Date.now() / 1_000);
  const sign = (index: number) =>
    new SignJWT({ auth_time: now - 60, email: `persona${index}@ejemplo.es`, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject(`person${String(index).padStart(22, '0')}`)
      .setIssuedAt(now)
      .setExpirationTime(now + 3_600)
      .sign(privateKey);
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => sign(index)));
  return { tokens, keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] } };
}
