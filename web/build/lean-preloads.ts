import type { Plugin } from 'vite';

type Chunk = { type: string; fileName: string; imports?: string[]; facadeModuleId?: string | null };
type Parts = Readonly<Record<string, Chunk>>;

function closureOf(parts: Parts, file: string | undefined, found = new Set<string>()): Set<string> {
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  parts[file]?.imports?.forEach((next) => closureOf(parts, next, found));
  return found;
}

/**
 * Removes preloads from lazy pages that the entry or the frame has already loaded, because each name costs bytes. Keeps style
 * sheets, which nothing else fetches.
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
