import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

type SchemeChoice = 'auto' | 'light' | 'dark';
type Scheme = Exclude<SchemeChoice, 'auto'>;

/** Also read by `public/color-scheme.js`, before the first paint. */
const KEY = 'cuadrilla.color-scheme';
const CHANGE = 'cuadrilla:color-scheme';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');

let chosenHere: SchemeChoice = 'auto';

function readChoice(): SchemeChoice {
  const stored = readStored('local', KEY) ?? chosenHere;
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function readScheme(): Scheme {
  const choice = readChoice();
  if (choice !== 'auto') return choice;
  return system().matches ? 'dark' : 'light';
}

/** `public/color-scheme.js` follows other windows and the system. */
export function chooseScheme(choice: SchemeChoice): void {
  chosenHere = choice;
  writeStored('local', KEY, choice === 'auto' ? null : choice);
  document.documentElement.dataset['colorScheme'] = readScheme();
  window.dispatchEvent(new Event(CHANGE));
}

function subscribe(onChange: () => void) {
  const sources = [
    [window, CHANGE],
    [window, 'storage'],
    [system(), 'change'],
  ] as const;
  for (const [source, event] of sources) source.addEventListener(event, onChange);
  return () => {
    for (const [source, event] of sources) source.removeEventListener(event, onChange);
  };
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, readChoice);
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, readScheme);
