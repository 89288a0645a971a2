import { scriptsOf, type Bundle } from './bundle.ts';
import { LATIN_FONT } from './font-preload.ts';

const FRAME = ['index.html', 'src/app/signed-in.tsx', 'src/app/layouts/keep-focus.ts'];

/** Everything that forms are made of; technicians do not use its lazy imports (phone metadata). */
const FORMS = 'src/records/save/form-parts.ts';

const WORK = [
  'src/features/my-day/day/my-day-page.tsx',
  'src/features/my-day/visit/visit-page.tsx',
  'src/outbox/work-root.tsx',
  'src/outbox/sign-out-question.tsx',
  'src/features/profile/seen-profile.tsx',
];

/** Shared with the office; whatever else they load is only for the office. */
const SHARED_PAGES = [
  'src/features/clients/equipment/equipment-page.tsx',
  'src/features/profile/profile-page.tsx',
  'src/features/settings/settings-page.tsx',
];

const PUBLIC = [
  'index.html',
  'color-scheme.js',
  'head-start.js',
  'favicon.svg',
  'manifest.webmanifest',
  'icons/icon-192.png',
];

/**
 * Files that a technician's device caches for offline use: the frame, their pages and those pages' lazy imports. Office pages
 * need the network.
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
  const fonts = parts.flatMap(({ assets = [] }) => assets).filter((file) => LATIN_FONT.test(file));
  return new Set([...PUBLIC, ...scripts, ...styles, ...fonts]);
}

/** Lazy imports of a module and its static imports, except those shared with every page. */
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
