import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** What follows the entry for whoever is signed in. */
const FRAME = '/src/app/signed-in.tsx';

/** What no form does without, and nothing else needs: the schemas' core, a form's state, its card. */
const FORMS =
  /\/node_modules\/zod\/|\/domain\/inputs\/parts\/(fields|schema-order|validate)\.ts$|\/src\/shared\/form\/((form-card|draft\/record-draft|record-path|use-fields|use-phone-parser|use-record-form|draft\/use-save-key|use-submission)\.tsx?|form-card\.module\.css)$/;

/** What every page with a list takes from the kit. */
const LIST =
  /\/src\/shared\/list\/((list-view|list-toolbar|filter-chip|pager|use-list-state|use-parameters)\.tsx?|pager\.module\.css)$/;

/** What is a file of a hundred letters by itself, and longer than that to be named: what is forgotten after a change. */
const FORGET = /\/src\/.*\/forget(-(activity|catalog|lists))?\.ts$/;

/** The same among the pages of a client. */
const CLIENT_PARTS = /\/src\/features\/clients\/parts\/(archived-client|links|party-kind|tab-tools)\.tsx?$/;

/** One import from here names thousands of modules, nearly all of them nobody’s; those that are somebody's are in the code. */
const ICONS = '/@tabler/icons-react/';
const ICON_FILE = /\/icons\/(Icon\w+)\.mjs$/;
const ICON_NAME = /\bIcon[A-Z]\w*/g;

/** A module and all that it imports statically, and the names of the icons in it. */
function reach(root: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(root) || root.includes(ICONS)) return found;
  found.add(root);
  const { code, importedIds = [] } = modules.getModuleInfo(root) ?? {};
  if (importedIds.some((id) => id.includes(ICONS))) {
    for (const [icon] of code?.matchAll(ICON_NAME) ?? []) found.add(icon);
  }
  importedIds.forEach((next) => reach(next, modules, found));
  return found;
}

/**
 * Puts what the entry and the frame share with the pages into one file each, and so what all forms and all lists are made of:
 * nobody fetches more for it. By itself the bundler makes a file of whatever one set of pages shares: dozens of a few hundred
 * bytes, each badly compressed and named again in every list of what a page is made of.
 */
export function stages(root: string): Group {
  const signedIn = join(root, FRAME);
  let frame: Set<string> | null = null;
  const name = (id: string, modules: Modules) => {
    frame ??= reach(signedIn, modules);
    // Itself it stays what is asked for by name.
    frame.delete(signedIn);
    return frame.has(ICON_FILE.exec(id)?.[1] ?? id) ? 'frame' : null;
  };
  const options = { includeDependenciesRecursively: false };
  return {
    ...options,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1, ...options },
      { name, debugName: 'frame', ...options },
      { name: 'forms', test: FORMS, ...options },
      { name: 'list', test: LIST, ...options },
      { name: 'forget', test: FORGET, ...options },
      { name: 'client-parts', test: CLIENT_PARTS, ...options },
    ],
  };
}
