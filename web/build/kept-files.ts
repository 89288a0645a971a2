import { scriptsOf, type Bundle } from './bundle.ts';

/** The app until it has drawn its frame. */
const FRAME = ['index.html', 'src/app/signed-in.tsx'];

/** One file with what forms are made of; what it fetches later, as the metadata of phones, none of a technician's forms uses. */
const FORMS = 'src/records/save/form-parts.ts';

/** What a technician does without a connection. */
const WORK = [
  'src/features/my-day/day/my-day-page.tsx',
  'src/features/my-day/visit/visit-page.tsx',
  'src/features/clients/equipment/machine-at-work.tsx',
  'src/outbox/work-root.tsx',
  'src/outbox/sign-out-question.tsx',
  'src/features/profile/seen-profile.tsx',
];

/** Pages that technicians share with the office: what else such a page shows, the office fetches. */
const SHARED_PAGES = [
  'src/features/clients/equipment/equipment-page.tsx',
  'src/features/profile/profile-page.tsx',
  'src/features/settings/settings-page.tsx',
];

/** Files of `public` that the page names. */
const PUBLIC = ['index.html', 'color-scheme.js', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

/** The letters of Spanish; those of other languages fall back to the system's. */
const FONT = /inter-latin-wght-normal.*\.woff2$/;

/**
 * What a device keeps so that a technician's app opens and works without a connection: the frame, their pages, and what those
 * fetch when it is needed. The office's pages are left to the network.
 */
export function keptFiles(bundle: Bundle): Set<string> {
  const { chunks } = bundle;
  const shared = scriptsOf(bundle, [...FRAME, FORMS]);
  const later = new Set<string>();
  const follow = (module: string): void => {
    for (const next of laterParts(bundle, module, shared)) {
      if (later.has(next)) continue;
      later.add(next);
      follow(next);
    }
  };
  WORK.forEach(follow);
  const modules = [...FRAME, ...WORK, ...SHARED_PAGES, ...later];
  const scripts = scriptsOf(bundle, modules);
  const parts = Object.values(chunks).filter(({ file }) => scripts.has(file));
  const styles = parts.flatMap(({ css = [] }) => css);
  const fonts = parts.flatMap(({ assets = [] }) => assets).filter((file) => FONT.test(file));
  return new Set([...PUBLIC, ...scripts, ...styles, ...fonts]);
}

/** What a module, and what it is made of, fetches when it is needed; not what it shares with every page does: that is every page. */
function laterParts(
  bundle: Bundle,
  module: string,
  shared: ReadonlySet<string>,
  seen = new Set<string>(),
): string[] {
  const chunk = bundle.chunks[module];
  if (chunk === undefined || seen.has(module) || shared.has(chunk.file)) return [];
  seen.add(module);
  const { imports = [], dynamicImports = [] } = chunk;
  return [...dynamicImports, ...imports.flatMap((next) => laterParts(bundle, next, shared, seen))];
}
