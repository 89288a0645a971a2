/** Firebase's own record of who was signed in before this start. */
export type KeptUser = { uid: string; token: string; expiresAt: number };

type Kept = { uid?: unknown; stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown } };

export function keptUser(record: string | null): KeptUser | null {
  try {
    const { uid, stsTokenManager } = (JSON.parse(record ?? 'null') ?? {}) as Kept;
    const { accessToken: token, expirationTime: expiresAt } = stsTokenManager ?? {};
    if (typeof uid !== 'string' || typeof token !== 'string') return null;
    return { uid, token, expiresAt: typeof expiresAt === 'number' ? expiresAt : 0 };
  } catch {
    return null;
  }
}

const ENOUGH_MS = 5 * 60_000;

export const isTokenValid = ({ expiresAt }: KeptUser, now: number): boolean => expiresAt - now > ENOUGH_MS;
