import type { Figure } from '../figures.ts';
import { ALONE, CONTENDING } from './hot-acts.ts';
import { measureActs } from './measure-acts.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureLoad } from './measure-load.ts';

export async function measureScale(): Promise<Figure[]> {
  const load = await measureLoad();
  // Acts that contend leave the processors idle while they wait for one another.
  const others = async () => [await measureDashboard(), await measureActs(ALONE)] as const;
  const [contending, [dashboard, alone]] = await Promise.all([
    Promise.all(CONTENDING.map(measureActs)),
    others(),
  ]);
  return [...load, alone, ...contending, ...dashboard];
}
