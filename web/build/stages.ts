import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fieldStages } from './field-stages.ts';
import { isIcon, isReached, once, reachOf, reachOfAll, type Modules } from './reach.ts';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

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

/** How a visit is shown in both home screens and in most lists of visits. */
const VISIT_WORDS =
  /\/(domain\/visits\/visit-(states|step|completion|times)\.ts|src\/shared\/(format\/use-now\.ts|status\/(visit-status|priority-mark)\.tsx))$/;

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
/** An icon of fewer screens stays with the file that uses it. */
const FEW_SCREENS = 4;

const SCREENS = '/src/app/screens.ts';

/** What a first visit opens: the lists, both home screens, and what forms are made of. */
const FIRST = [
  '/src/features/technicians/list/technicians-page.tsx',
  '/src/features/clients/list/clients-page.tsx',
  '/src/features/services/list/services-page.tsx',
  '/src/features/prospects/prospects-page.tsx',
  '/src/features/agents/agents-page.tsx',
  '/src/features/home/home-page.tsx',
  '/src/features/my-day/day/my-day-page.tsx',
  '/src/outbox/work-root.tsx',
  '/src/records/save/form-parts.ts',
];

/** Used by nearly every other screen. */
const NEARLY_ALL = [
  '../domain/records/field.ts',
  '../domain/services/service-lines.ts',
  'src/shared/form/use-action.ts',
];

const FORM_PAGE = /\/(?:new|edit)-[a-z]+-page\.tsx$/;

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
  const pagesOf = (modules: Modules) =>
    modules.getModuleInfo(join(root, SCREENS))?.dynamicallyImportedIds ?? [];
  const frame = once((modules) => {
    const found = reachOf(signedIn, modules);
    // Stays a chunk of its own, because it is imported by name.
    found.delete(signedIn);
    return found;
  });
  const first = once((modules) =>
    reachOfAll(
      [...FIRST, ...NEARLY_ALL].map((module) => join(root, module)),
      modules,
    ),
  );
  const forms = once((modules) =>
    reachOfAll(
      pagesOf(modules).filter((page) => FORM_PAGE.test(page)),
      modules,
    ),
  );
  const screens = once((modules) => pagesOf(modules).map((page) => reachOf(page, modules)));
  const inFrame = (id: string, modules: Modules) => (isReached(frame(modules), id) ? 'frame' : null);
  const known = new Map<string, boolean>();
  const parts = (id: string, modules: Modules) => {
    if (!PARTS.test(id)) return null;
    if (leadsToForms(id, modules, known)) return 'inputs';
    if (first(modules).has(id)) return 'parts';
    return forms(modules).has(id) ? 'fields' : 'record';
  };
  const icons = (id: string, modules: Modules) => {
    if (!isIcon(id)) return null;
    if (isReached(first(modules), id)) return 'list-icons';
    const users = screens(modules).filter((screen) => isReached(screen, id));
    return users.length >= FEW_SCREENS ? 'icons' : null;
  };
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
      { name: 'record-page', test: RECORD_PAGE, ...options },
      { name: 'visit-words', test: VISIT_WORDS, ...options },
      { name: 'due', test: DUE, ...options },
      { name: 'settings-nav', test: SETTINGS_NAV, ...options },
      { name: 'client-parts', test: CLIENT_PARTS, ...options },
      { name: icons, debugName: 'icons', minShareCount: 2, ...options },
      { name: parts, debugName: 'parts', minShareCount: MANY_ROUTES, ...options },
    ],
  };
}
