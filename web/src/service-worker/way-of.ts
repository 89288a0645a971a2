/** What is asked for, as far as it matters here. */
export type Asked = { method: string; mode: string; url: string };

/** Answered with the app's own page, from what the device keeps, or by the network without us. */
export type Way = 'page' | 'kept' | 'network';

/** Addresses of the site that are none of the app's screens; `__` is the hosting's own. */
const NOT_THE_APP = /^\/(graphql|files|calendar|assets|__)(\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

/**
 * Where an answer comes from. Nothing of the API or of the files of services ever comes from here or stays here: what a
 * person may read is the server's to say, each time.
 */
export function wayOf({ method, mode, url }: Asked, origin: string, isKept: (url: string) => boolean): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') return NOT_THE_APP.test(pathname) || FILE.test(pathname) ? 'network' : 'page';
  return isKept(url) ? 'kept' : 'network';
}

/** A part of the app that the device does not keep: an office page, most likely. */
export function isOtherAsset({ method, url }: Asked, origin: string): boolean {
  const address = new URL(url);
  return method === 'GET' && address.origin === origin && address.pathname.startsWith('/assets/');
}
