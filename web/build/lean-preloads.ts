import type { Plugin } from 'vite';

type Chunk = { type: string; fileName: string; imports?: string[]; facadeModuleId?: string | null };
type Parts = Readonly<Record<string, Chunk>>;

/** A chunk and all that it imports statically. */
function closureOf(parts: Parts, file: string | undefined, found = new Set<string>()): Set<string> {
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  parts[file]?.imports?.forEach((next) => closureOf(parts, next, found));
  return found;
}

/**
 * Beside each page that is fetched later the entry names all that the page is made of, so that it comes at once. Most of it is
 * there already: what the entry is made of always, and what the frame is made of wherever there is a page in it. Unnamed, it
 * weighs nothing. Styles stay named, for nothing else fetches them.
 */
export function leanPreloads(): Plugin {
  let parts: Parts = {};
  let entry = new Set<string>();
  let frame = new Set<string>();
  const fileOf = (module: string) =>
    Object.values(parts).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))?.fileName;
  const isOutsideFrame = (file: string) =>
    parts[file]?.facadeModuleId?.includes('/src/features/auth/') === true ||
    file === fileOf('/src/app/signed-in.tsx');
  const isThere = (file: string, part: string) =>
    part.endsWith('.js') && part !== file && (entry.has(part) || (frame.has(part) && !isOutsideFrame(file)));
  return {
    name: 'lean-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'html' ? needed : needed.filter((part) => !isThere(file, part)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        parts = bundle;
        entry = closureOf(parts, fileOf('/index.html'));
        frame = closureOf(parts, fileOf('/src/app/signed-in.tsx'));
      },
    },
  };
}
