/**
 * Every screen, dialog and menu entry, for the tests that walk all of them: `<area>-screens.ts` in this folder, found by its name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { PATHS } from '../../web/src/shared/paths.ts';
import type { AreaScreens, Screen } from './kit.ts';
import { records } from './records.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('-screens.ts'))
  .sort();
const modules = files.map((name) => import(`./${name}`) as Promise<{ area: AreaScreens }>);

export const AREAS: readonly AreaScreens[] = (await Promise.all(modules)).map(({ area }) => area);

export const SCREENS: readonly Screen[] = AREAS.flatMap(({ screens = [] }) => screens);

export async function recordScreens(): Promise<readonly Screen[]> {
  const made = await records();
  const screens = await Promise.all(AREAS.map(async (area) => area.recordScreens?.(made) ?? []));
  return screens.flat();
}

/** The paths of the app's table of screens, such as `/clients/:id/edit`. */
export function routes(): string[] {
  const table = readFileSync(new URL('../../web/src/app/screens.ts', import.meta.url), 'utf8');
  const keys = [...table.matchAll(/^ {2}(?:'(\/[^']*)'|\[PATHS\.(\w+)\]): /gm)];
  return keys.map(([, path, name]) => path ?? String(PATHS[name as keyof typeof PATHS]));
}
