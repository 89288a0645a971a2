import type { Figure } from '../figures.ts';
import { ALONE, CONTENDING } from './hot-acts.ts';
import { measureActs } from './measure-acts.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureLoad } from './measure-load.ts';

export async function measureScale(): Promise<Figure[]> {
  const load = await measureLoad();
  const alone = await measureActs(ALONE);
  // Acts that contend mostly wait, and reads are counted, so they may run side by side.
  const [contending, dashboard] = await Promise.all([
    Promise.all(CONTENDING.map(measureActs)),
    measureDashboard(),
  ]);
  return [...load, alone, ...contending, ...dashboard];
}
