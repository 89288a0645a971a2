import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const FRAME = '/src/app/signed-in.tsx';

/** Only forms use these: schema core, form state, card. */
const FORMS =
  /\/node_modules\/zod\/|\/domain\/inputs\/parts\/(fields|schema-order|validate)\.ts$|\/src\/shared\/form\/((form-card|draft\/record-draft|record-path|use-fields|use-phone-parser|use-record-form|draft\/use-save-key|use-submission)\.tsx?|form-card\.module\.css)$/;

const LIST =
  /\/src\/shared\/list\/((list-view|list-toolbar|filter-chip|pager|use-list-state|use-parameters|list-state|search-box|data-table)\.tsx?|(pager|list-toolbar)\.module\.css)$/;

const FILTERS = /\/src\/shared\/list\/((asked-chip|picker-filter|dates-filter)\.tsx|days\.ts)$/;

const EXPORTS =
  /\/(src\/records\/exports\/(asked-list\.ts|export-button\.tsx|exports\.module\.css)|domain\/exports\/exported-lists\.ts)$/;

/** Modules of some hundred characters that evict stale data: naming them costs more than their content. */
const FORGET = /\/src\/.*\/forget(-(activity|catalog|lists))?\.ts$/;

const VISIT_STEPS = /\/domain\/visits\/visit-(states|step|completion)\.ts$/;

const SETTINGS_NAV = /\/src\/records\/settings-nav\//;

/** The due-date texts shown by the services list and the dashboard. */
const DUE =
  /\/(src\/records\/services\/(due-clock\.tsx|slot-words\.ts|services\.module\.css)|domain\/services\/(due|service-hold)\.ts)$/;

const RECORD_PAGE = /\/src\/shared\/(detail\/record-page|ui\/states\/query-error)\.tsx$/;

const CLIENT_PARTS = /\/src\/features\/clients\/parts\/(archived-client|links|tab-tools)\.tsx?$/;

/**
 * Shared by so many lazy entries that a first visit needs most of it anyway; separate requests cost a phone more than
 * the bytes.
 */
const PARTS = /\/src\/(shared|records)\/|\/domain\//;
const MANY_ROUTES = 16;

/** One import of the barrel names thousands of modules; only the icons in use are in the code. */
const ICONS = '/@tabler/icons-react/';
const ICON_FILE = /\/icons\/(Icon\w+)\.mjs$/;
const ICON_NAME = /\bIcon[A-Z]\w*/g;

function collect(root: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(root) || root.includes(ICONS)) return found;
  found.add(root);
  const { code, importedIds = [] } = modules.getModuleInfo(root) ?? {};
  if (importedIds.some((id) => id.includes(ICONS))) {
    for (const [icon] of code?.matchAll(ICON_NAME) ?? []) found.add(icon);
  }
  importedIds.forEach((next) => collect(next, modules, found));
  return found;
}

/** Whether a module loads code that only forms use, which a list must not wait for. */
function leadsToForms(id: string, modules: Modules, known: Map<string, boolean>): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  known.set(id, false);
  const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
  const leads = FORMS.test(id) || importedIds.some((next) => leadsToForms(next, modules, known));
  known.set(id, leads);
  return leads;
}

/**
 * Groups what entry, frame, all forms and all lists share into one file each. By default the bundler makes a file of whatever
 * any set of pages shares: dozens of a few hundred bytes, badly compressed and named in every preload list.
 */
export function stages(root: string): Group {
  const signedIn = join(root, FRAME);
  let frame: Set<string> | null = null;
  const name = (id: string, modules: Modules) => {
    frame ??= collect(signedIn, modules);
    // Stays a chunk of its own, because it is imported by name.
    frame.delete(signedIn);
    return frame.has(ICON_FILE.exec(id)?.[1] ?? id) ? 'frame' : null;
  };
  const known = new Map<string, boolean>();
  const parts = (id: string, modules: Modules) =>
    PARTS.test(id) ? (leadsToForms(id, modules, known) ? 'inputs' : 'parts') : null;
  const options = { includeDependenciesRecursively: false };
  return {
    ...options,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1, ...options },
      { name, debugName: 'frame', ...options },
      { name: 'forms', test: FORMS, ...options },
      { name: 'list', test: LIST, ...options },
      { name: 'filters', test: FILTERS, ...options },
      { name: 'exports', test: EXPORTS, ...options },
      { name: 'forget', test: FORGET, ...options },
      { name: 'record-page', test: RECORD_PAGE, ...options },
      { name: 'visit-steps', test: VISIT_STEPS, ...options },
      { name: 'due', test: DUE, ...options },
      { name: 'settings-nav', test: SETTINGS_NAV, ...options },
      { name: 'client-parts', test: CLIENT_PARTS, ...options },
      { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2, ...options },
      { name: parts, debugName: 'parts', minShareCount: MANY_ROUTES, ...options },
    ],
  };
}
