export type Asked = { method: string; mode: string; url: string };

export type Way = 'page' | 'kept' | 'network';

/** Paths that are not screens; `__` belongs to the hosting. */
const NOT_THE_APP = /^\/(graphql|files|calendar|assets|__)(\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

/** API answers and files are never cached: the server checks permissions each time. */
export function wayOf({ method, mode, url }: Asked, origin: string, isKept: (url: string) => boolean): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') return NOT_THE_APP.test(pathname) || FILE.test(pathname) ? 'network' : 'page';
  return isKept(url) ? 'kept' : 'network';
}

export function isOtherAsset({ method, url }: Asked, origin: string): boolean {
  const address = new URL(url);
  return method === 'GET' && address.origin === origin && address.pathname.startsWith('/assets/');
}
