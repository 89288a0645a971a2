/**
 * Every screen, dialog and menu entry, for the tests that walk all of them: `<area>-screens.ts` in this folder, found by its name.
 */
import { readdirSync } from 'node:fs';
import type { AreaScreens, Screen } from './kit.ts';
import { records } from './records.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('-screens.ts'))
  .sort();
const modules = files.map((name) => import(`./${name}`) as Promise<{ area: AreaScreens }>);

export const AREAS: readonly AreaScreens[] = (await Promise.all(modules)).map(({ area }) => area);

export const SCREENS: readonly Screen[] = AREAS.flatMap(({ screens = [] }) => screens);

export async function screensOf(area: AreaScreens): Promise<readonly Screen[]> {
  return [...(area.screens ?? []), ...(area.recordScreens?.(await records()) ?? [])];
}

export async function recordScreens(): Promise<readonly Screen[]> {
  const made = await records();
  return AREAS.flatMap((area) => area.recordScreens?.(made) ?? []);
}
