import type { Figure } from '../figures.ts';
import { measureActs } from './measure-acts.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureLoad } from './measure-load.ts';

export const measureScale = async (): Promise<Figure[]> => [
  ...(await measureLoad()),
  ...(await measureActs()),
  ...(await measureDashboard()),
];
