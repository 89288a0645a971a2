import { join } from 'node:path';
import { everReachOf, nameOf, once, reachOf, type Modules } from './reach.ts';

const FIELD = /\/src\/(?:features\/my-day|outbox)\/|\/machine-at-work\.tsx$/;

/** Stays a file of its own: imported by name. */
const NAMED = /\/(?:my-day-page|visit-page|work-root|sign-out-question)\.tsx$/;

const MY_DAY = '/src/features/my-day';

/** Each stage is listed without what the stages before it bring. */
const STAGES: readonly [name: string, roots: readonly string[]][] = [
  ['open-work', ['/src/outbox/kept/open-work.ts', '/src/outbox/work-root.tsx']],
  ['day', [`${MY_DAY}/day/my-day-page.tsx`]],
  ['visit', [`${MY_DAY}/visit/visit-page.tsx`]],
];
const LATE_ROOTS = [
  `${MY_DAY}/visit/visit-page.tsx`,
  '/src/app/technician-parts.ts',
  '/src/outbox/outbox.ts',
];

/**
 * The stage of a module that only technicians use; null for any other. As the bundler splits them, the parts of a visit are sixty
 * files of a few hundred bytes.
 */
export function fieldStages(root: string): (id: string, modules: Modules) => string | null {
  const known = once((modules) => {
    const office = everReachOf(join(root, '/src/main.tsx'), modules, (id) => FIELD.test(id));
    const found = new Map<string, string>();
    const take = (reach: ReadonlySet<string>, stage: string) => {
      for (const id of reach) if (!office.has(id) && !NAMED.test(id) && !found.has(id)) found.set(id, stage);
    };
    for (const [stage, roots] of STAGES) {
      for (const each of roots) take(reachOf(join(root, each), modules), stage);
    }
    for (const each of LATE_ROOTS)
      take(
        everReachOf(join(root, each), modules, () => false),
        'late',
      );
    return found;
  });
  return (id, modules) => {
    const stage = known(modules).get(nameOf(id)) ?? null;
    // One style sheet for a visit and its late parts.
    return stage === 'late' && id.endsWith('.css') ? 'visit' : stage;
  };
}
