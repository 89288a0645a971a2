import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installNativeLayers } from './native-layers.ts';

// Chunks are transformed on their first import, and several workers share the processors. The page of a failed search
// is not printed: the words of the error are what one reads.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** jsdom has no layout. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.ResizeObserver = NoResizeObserver;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  window.scrollTo = () => undefined;
  // jsdom knows no style sheets made by a script.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  installNativeLayers();
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}

// What nobody expected on the console is a defect, also where the test's own assertions hold.
let complaints: unknown[][] = [];

// Room for a search to say what it did not find, before the test is called too slow.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void complaints.push(words));
  }
});

afterEach(() => {
  cleanup();
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints, 'console.error and console.warn').toEqual([]);
});
