import { join } from 'node:path';
import { everReachOf, isIcon, isReached, nameOf, once, reachOf, reachOfAll, type Modules } from './reach.ts';

const SHAREABLE = /\/src\/(shared|records)\/|\/domain\/(?!time\/time\.ts)/;

/** Only forms use these: schema core, form state, card. */
export const FORMS =
  /\/node_modules\/zod\/|\/domain\/inputs\/parts\/(fields|schema-order|validate)\.ts$|\/src\/shared\/form\/(form-card|draft\/record-draft|record-path|use-fields|use-phone-parser|use-record-form|draft\/use-save-key|use-submission)\.tsx?$/;

/** What a first visit opens: the lists, both home screens, and what forms are made of. */
const FIRST = [
  '/src/features/technicians/list/technicians-page.tsx',
  '/src/features/clients/list/clients-page.tsx',
  '/src/features/services/list/services-page.tsx',
  '/src/features/prospects/prospects-page.tsx',
  '/src/features/agents/list/agents-page.tsx',
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

const HOME = '/src/features/home/home-page.tsx';
const PLANNING = '/src/features/planning/planning-page.tsx';

/** What a technician's device fetches ahead, and what is outside it. */
const WORK = [
  '/src/features/my-day/visit/visit-page.tsx',
  '/src/features/clients/equipment/machine-at-work.tsx',
];
const NOT_WORK = /\/src\/app\/|\/src\/features\/(?!my-day\/|clients\/equipment\/machine-at-work)/;

const FORM_PAGE = /\/(?:new|edit)-[a-z]+-page\.tsx$/;

/** Small, and on most screens of records or forms. */
const ON_RECORDS = /\/(data-list|confirm-dialog|lost-forms|record-page)\.tsx$/;
/** On the lists and forms of people. */
const ON_STAFF = /\/((?:fresh-)?access(?:-notice|-message)?\.tsx?|user-status\.tsx|staff\.module\.css)$/;
const ON_FORMS = /\/(date-input\.tsx|equipment-name\.ts)$/;

/**
 * Shared by so many lazy entries that a first visit needs most of it anyway; separate requests cost a phone more than
 * the bytes.
 */
const MANY_ENTRIES = 16;
/** The names of classes weigh little, and a style sheet is a request of its own. */
const MANY_ENTRIES_OF_A_STYLE = 10;
const SEVERAL_PAGES = 4;
const SEVERAL_ENTRIES = 8;

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

/** All that is imported lazily anywhere; what only one of them uses stays in its file. */
function entriesOf(root: string, modules: Modules): string[] {
  const all = [...everReachOf(join(root, '/src/main.tsx'), modules, () => false)];
  return [...new Set(all.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))];
}

/**
 * The file of a module that several screens share. Only as many files as keep the requests of the screens in
 * `opened-files.spec.ts` few and every page within its bytes: by default the bundler makes one for each set of pages.
 */
export function sharedParts(
  root: string,
  pagesOf: (modules: Modules) => readonly string[],
): (id: string, modules: Modules) => string | null {
  const at = (module: string) => join(root, module);
  const reaches = (ids: (modules: Modules) => readonly string[]) =>
    once((modules) => ids(modules).map((each) => reachOf(each, modules)));
  const entries = reaches((modules) => entriesOf(root, modules));
  const pages = reaches((modules) => [...pagesOf(modules), at(HOME)]);
  const forms = once((modules) =>
    reachOfAll(
      pagesOf(modules).filter((page) => FORM_PAGE.test(page)),
      modules,
    ),
  );
  const first = once((modules) => reachOfAll([...FIRST, ...NEARLY_ALL].map(at), modules));
  const planning = once((modules) => reachOf(at(PLANNING), modules));
  const work = once((modules) => {
    const isOutside = (id: string) => NOT_WORK.test(id);
    return new Set(WORK.flatMap((each) => [...everReachOf(at(each), modules, isOutside)]));
  });
  const toForms = new Map<string, boolean>();

  const ofMany = (id: string, modules: Modules, users: number): string | null => {
    if (id.endsWith('.css')) return users >= MANY_ENTRIES_OF_A_STYLE ? 'parts' : null;
    if (isIcon(id)) return isReached(first(modules), id) ? 'parts' : null;
    if (users < MANY_ENTRIES) return null;
    if (leadsToForms(id, modules, toForms)) return 'inputs';
    if (first(modules).has(id)) return 'parts';
    return forms(modules).has(id) ? 'fields' : null;
  };
  const ofSome = (id: string, modules: Modules, users: number): string | null => {
    const open = pages(modules).filter((page) => isReached(page, id)).length;
    if (ON_RECORDS.test(id)) return 'record';
    if (ON_FORMS.test(id)) return 'fields';
    if (ON_STAFF.test(id)) return 'staff';
    if (isIcon(id) && open >= SEVERAL_PAGES) return 'record';
    if (work(modules).has(nameOf(id))) {
      if (open === 0 && users < SEVERAL_ENTRIES) return 'work';
      if (isReached(first(modules), id)) return 'parts';
      return open >= SEVERAL_PAGES || isReached(planning(modules), id) ? 'record' : 'some-work';
    }
    if (!isReached(planning(modules), id) || open > 2) return null;
    return open === 1 ? 'planning' : 'load';
  };
  return (id, modules) => {
    if (!isIcon(id) && !SHAREABLE.test(id)) return null;
    const isEntry = (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    const users = entries(modules).filter((entry) => isReached(entry, id)).length;
    if (isEntry || users < 2) return null;
    return ofMany(id, modules, users) ?? ofSome(id, modules, users);
  };
}
