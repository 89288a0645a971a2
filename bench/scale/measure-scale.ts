import type { Figure } from '../figures.ts';
import { ALONE, CONTENDING } from './hot-acts.ts';
import { measureActs } from './measure-acts.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureLoad } from './measure-load.ts';

export async function measureScale(): Promise<Figure[]> {
  const load = await measureLoad();
  // Acts that contend leave the processors idle while they wait for one another.
  const contending = Promise.all(CONTENDING.map(measureActs));
  const dashboard = await measureDashboard();
  const alone = await measureActs(ALONE);
  return [...load, alone, ...(await contending), ...dashboard];
}
