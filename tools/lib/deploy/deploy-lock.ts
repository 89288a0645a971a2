import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

type Names = Record<string, string>;
type Entry = {
  version?: string;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock = { lockfileVersion: number; packages: Record<string, Entry> };
type Manifest = { name: string; version: string; dependencies: Names };
type Edge = { name: string; isOptional: boolean };

const inFunctions = /^functions\//;

export function readLock(): Lock {
  return JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')) as Lock;
}

/**
 * The part of the checkout's lockfile that the dependencies reach, for the deployed package.json. Without it the platform would
 * choose untested versions at each deploy. Taken from the file because npm would ask the registry.
 */
export function deployLock(manifest: Manifest, lock: Lock): object {
  const needed = collect(manifest.dependencies, lock, false);
  const packages: Record<string, object> = { '': manifest };
  for (const at of [...collect(manifest.dependencies, lock, true)].sort()) {
    const place = at.replace(inFunctions, '');
    if (place in packages) {
      throw new Error(
        `The functions and what they use need two versions of ${place}: align them, then build.`,
      );
    }
    packages[place] = entryFor(lock.packages[at] ?? {}, !needed.has(at));
  }
  const { name, version } = manifest;
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}

function collect(top: Names, lock: Lock, withOptional: boolean): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, edges: Edge[]): void => {
    for (const { name, isOptional } of edges) {
      if (isOptional && !withOptional) continue;
      const at = resolve(from, name, lock);
      if (at === undefined) {
        if (isOptional) continue;
        throw new Error(`package-lock.json lacks ${name}, which ${from} needs: run npm install.`);
      }
      if (found.has(at)) continue;
      found.add(at);
      visit(at, edgesOf(lock.packages[at] ?? {}));
    }
  };
  visit(
    'functions',
    Object.keys(top).map((name) => ({ name, isOptional: false })),
  );
  return found;
}

/** As npm does: an optional peer is used if present, but not installed. */
function edgesOf(entry: Entry): Edge[] {
  const edges = (names: Names | undefined, isOptional: boolean): Edge[] =>
    Object.keys(names ?? {}).map((name) => ({ name, isOptional }));
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  const optional = entry.optionalDependencies ?? {};
  return [
    ...edges(entry.dependencies, false).filter(({ name }) => !(name in optional)),
    ...edges(optional, true),
    ...edges(entry.peerDependencies, false).filter(({ name }) => !isOptionalPeer(name)),
  ];
}

/** Node's resolution: the package's own folder first, then each folder above it. */
function resolve(from: string, name: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const inside = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (inside in lock.packages) return inside;
    if (folder === '') return undefined;
  }
}

/** Drops flags such as `dev` and `peer`, which describe the checkout and not the deploy. */
function entryFor(entry: Entry, isOptional: boolean): object {
  const flags = new Set(['dev', 'devOptional', 'peer', 'optional']);
  const kept = Object.entries(entry).filter(([key]) => !flags.has(key));
  return { ...Object.fromEntries(kept), ...(isOptional ? { optional: true } : {}) };
}
