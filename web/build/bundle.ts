import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

export type Bundle = { directory: string; chunks: Record<string, Chunk> };

export function readBundle(directory: string): Bundle {
  const text = readFileSync(join(directory, '.vite/manifest.json'), 'utf8');
  return { directory, chunks: JSON.parse(text) as Record<string, Chunk> };
}

export function scriptsOf({ chunks }: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

export function requestsOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const scripts = scriptsOf(bundle, modules);
  const styles = Object.values(bundle.chunks)
    .filter(({ file }) => scripts.has(file))
    .flatMap(({ css = [] }) => css);
  return new Set([...scripts, ...styles]);
}

/** Each file compressed by itself, as hosting does. */
export function brotliKilobytes({ directory }: Bundle, files: Iterable<string>): number {
  let total = 0;
  for (const file of files) {
    const source = readFileSync(join(directory, file));
    total += brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return Math.round(total / 100) / 10;
}
