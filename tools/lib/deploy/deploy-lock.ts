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

/** The checkout's own lockfile: what was tested. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')) as Lock;
}

/**
 * The lockfile that goes beside the deployed package.json: the part of the checkout's own that its dependencies reach.
 * Without it the platform would choose the packages below them anew at each deploy, and none of those was ever tested.
 * Taken from the file and not asked of npm, which wants the registry to answer.
 */
export function deployLock(manifest: Manifest, lock: Lock): object {
  const needed = reach(manifest.dependencies, lock, false);
  const packages: Record<string, object> = { '': manifest };
  for (const at of [...reach(manifest.dependencies, lock, true)].sort()) {
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

/** All that the top dependencies lead to, by its place in the lockfile. */
function reach(top: Names, lock: Lock, withOptional: boolean): Set<string> {
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

/** As npm does: an optional peer is used where it is there anyway, but brings nothing along. */
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

/** Node's own way: the package's own folder first, then each folder above it. */
function resolve(from: string, name: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const inside = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (inside in lock.packages) return inside;
    if (folder === '') return undefined;
  }
}

/** What the packages are in the checkout (for development, for a peer) says nothing about the deploy. */
function entryFor(entry: Entry, isOptional: boolean): object {
  const flags = new Set(['dev', 'devOptional', 'peer', 'optional']);
  const kept = Object.entries(entry).filter(([key]) => !flags.has(key));
  return { ...Object.fromEntries(kept), ...(isOptional ? { optional: true } : {}) };
}
