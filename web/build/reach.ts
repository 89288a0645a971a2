import type { Rolldown } from 'vite';

export type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** One import of the barrel names thousands of modules; only the icons in use are in the code. */
const ICONS = '/@tabler/icons-react/';
const ICON_FILE = /\/icons\/(Icon\w+)\.mjs$/;
const ICON_NAME = /\bIcon[A-Z]\w*/g;

export const isIcon = (id: string): boolean => ICON_FILE.test(id);

/** Icons go by their name, anything else by its id. */
export const nameOf = (id: string): string => ICON_FILE.exec(id)?.[1] ?? id;

function iconsOf(id: string, modules: Modules): string[] {
  const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
  if (!importedIds.some((next) => next.includes(ICONS))) return [];
  return [...(code?.matchAll(ICON_NAME) ?? [])].map(([icon]) => icon);
}

/** The static imports of a module, itself included, and the names of the icons in them. */
export function reachOf(root: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(root) || root.includes(ICONS)) return found;
  found.add(root);
  const { importedIds = [] } = modules.getModuleInfo(root) ?? {};
  iconsOf(root, modules).forEach((icon) => found.add(icon));
  importedIds.forEach((next) => reachOf(next, modules, found));
  return found;
}

export const isReached = (reach: ReadonlySet<string>, id: string): boolean => reach.has(nameOf(id));

/** Like `reachOf`, including lazy imports. */
export function everReachOf(
  root: string,
  modules: Modules,
  isOutside: (id: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  if (found.has(root) || root.includes(ICONS) || isOutside(root)) return found;
  found.add(root);
  iconsOf(root, modules).forEach((icon) => found.add(icon));
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(root) ?? {};
  [...importedIds, ...dynamicallyImportedIds].forEach((next) => everReachOf(next, modules, isOutside, found));
  return found;
}

export const reachOfAll = (roots: readonly string[], modules: Modules): Set<string> =>
  roots.reduce((found, root) => reachOf(root, modules, found), new Set<string>());

/** The bundler asks about one module after another, when it knows all of them. */
export function once<T>(make: (modules: Modules) => T): (modules: Modules) => T {
  let made: T | null = null;
  return (modules) => (made ??= make(modules));
}
