import { createContext } from 'react';
import type { Place } from './guarded-history.ts';

/** The address last asked for: ahead of the router's while another page is being prepared. */
export const GoingContext = createContext<Place | null>(null);
