import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fieldStages } from './field-stages.ts';
import { isReached, once, reachOf, type Modules } from './reach.ts';
import { FORMS, sharedParts } from './shared-parts.ts';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

const FRAME = '/src/app/signed-in.tsx';

const LIST =
  /\/src\/shared\/list\/((list-view|list-toolbar|filter-chip|pager|use-list-state|use-parameters|use-chosen|list-state|search-box|data-table)\.tsx?|(pager|list-toolbar)\.module\.css)$/;

const FILTERS = /\/src\/shared\/list\/((asked-chip|picker-filter|dates-filter)\.tsx|days\.ts)$/;

const EXPORTS =
  /\/(src\/records\/exports\/(asked-list\.ts|export-button\.tsx|exports\.module\.css)|domain\/exports\/exported-lists\.ts)$/;

/** Modules of some hundred characters that evict stale data: naming them costs more than their content. */
const FORGET = /\/src\/.*\/forget(-(activity|catalog|lists))?\.ts$/;

/** How a visit is shown in both home screens and in most lists of visits. */
const VISIT_WORDS =
  /\/(domain\/visits\/visit-(states|step|completion|times)\.ts|src\/shared\/(format\/use-now\.ts|status\/(visit-status|priority-mark)\.tsx))$/;

const SETTINGS_NAV = /\/src\/records\/settings-nav\//;

/** The due-date texts shown by the services list and the dashboard. */
const DUE =
  /\/(src\/records\/services\/(due-clock\.tsx|service-views\.tsx|slot-words\.ts|services\.module\.css)|domain\/services\/(due|service-hold)\.ts)$/;

/** With the library it is made of. */
const COMBOBOX =
  /\/src\/shared\/ui\/combobox\/(combobox(-[a-z]+)?|use-placed-list)\.tsx?$|\/node_modules\/((downshift|compute-scroll-into-view|prop-types|react-is)\/|@babel\/runtime\/helpers\/esm\/(extends|objectWithoutPropertiesLoose)\.js$)/;

const CLIENT_PARTS = /\/src\/features\/clients\/parts\/(archived-client|links|tab-tools)\.tsx?$/;

const SCREENS = '/src/app/screens.ts';

/**
 * Groups what entry, frame, all forms and all lists share into one file each. By default the bundler makes a file of whatever
 * any set of pages shares: dozens of a few hundred bytes, badly compressed and named in every preload list.
 */
export function stages(root: string): Group {
  const signedIn = join(root, FRAME);
  const pagesOf = (modules: Modules) =>
    modules.getModuleInfo(join(root, SCREENS))?.dynamicallyImportedIds ?? [];
  const frame = once((modules) => {
    const found = reachOf(signedIn, modules);
    // Stays a chunk of its own, because it is imported by name.
    found.delete(signedIn);
    return found;
  });
  const inFrame = (id: string, modules: Modules) => (isReached(frame(modules), id) ? 'frame' : null);
  const options = { includeDependenciesRecursively: false };
  return {
    ...options,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1, ...options },
      { name: inFrame, debugName: 'frame', ...options },
      { name: fieldStages(root), debugName: 'field', ...options },
      { name: 'forms', test: FORMS, ...options },
      { name: 'list', test: LIST, ...options },
      { name: 'filters', test: FILTERS, ...options },
      { name: 'exports', test: EXPORTS, ...options },
      { name: 'forget', test: FORGET, ...options },
      { name: 'visit-words', test: VISIT_WORDS, ...options },
      { name: 'due', test: DUE, ...options },
      { name: 'settings-nav', test: SETTINGS_NAV, ...options },
      { name: 'client-parts', test: CLIENT_PARTS, ...options },
      { name: 'combobox', test: COMBOBOX, ...options },
      { name: sharedParts(root, pagesOf), debugName: 'shared', ...options },
    ],
  };
}
