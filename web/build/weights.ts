import { brotliKilobytes, scriptsOf, type Bundle } from './bundle.ts';

export const ENTRY = 'index.html';
export const FRAME = 'src/app/signed-in.tsx';
/** Prefetched while the first list loads: counted there, and free for every later route. */
export const FORMS = 'src/records/save/form-parts.ts';
/** Prefetched by the technicians' frame: free for their two pages. */
export const WORK = 'src/outbox/work-root.tsx';
export const PLANNING = 'src/features/planning/planning-page.tsx';

const LIST = 'src/features/technicians/list/technicians-page.tsx';
const WORK_PAGES = ['src/features/my-day/day/my-day-page.tsx', 'src/features/my-day/visit/visit-page.tsx'];

/** Loaded in addition to the office’s frame when a page is opened. */
export const alsoLoaded = (page: string): string[] => (WORK_PAGES.includes(page) ? [WORK] : []);

export const pagesOf = ({ chunks }: Bundle): string[] =>
  Object.keys(chunks).filter((key) => /^src\/features\/.*-pages?\.tsx$/.test(key));

export const furtherPagesOf = (bundle: Bundle): string[] => pagesOf(bundle).filter((page) => page !== LIST);

export const loginScripts = (bundle: Bundle): Set<string> => scriptsOf(bundle, [ENTRY]);

export const firstListScripts = (bundle: Bundle): Set<string> =>
  scriptsOf(bundle, [ENTRY, FRAME, LIST, FORMS]);

const without = (files: Set<string>, known: Set<string>) => [...files].filter((file) => !known.has(file));

/** The bytes that opening a page adds to what is already loaded. */
export function ownKilobytes(bundle: Bundle, page: string): number {
  const isAuth = page.startsWith('src/features/auth/');
  const known = isAuth ? loginScripts(bundle) : scriptsOf(bundle, [ENTRY, FRAME, FORMS, ...alsoLoaded(page)]);
  return brotliKilobytes(bundle, without(scriptsOf(bundle, [page]), known));
}

export const outboxKilobytes = (bundle: Bundle): number =>
  brotliKilobytes(bundle, without(scriptsOf(bundle, [WORK]), scriptsOf(bundle, [ENTRY, FRAME, FORMS])));
