import { cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { installNativeLayers } from './native-layers.ts';
import { noteNoOwnerStacks } from './owner-stacks.ts';

// Chunks are transformed on their first import, and workers share the processors. The DOM of a failed query is not printed.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'not found'),
});

// React runs the effects of a commit in a task of their own: what was found would not be listening yet on a busy machine.
const config = getConfig();
const inNextTask = setImmediate;
const withEffects: typeof config.asyncWrapper = async (wait) => {
  const found: unknown = await wait();
  await new Promise((resolve) => inNextTask(resolve));
  return found;
};
configure({ asyncWrapper: (wait) => config.asyncWrapper(() => withEffects(wait)) });

noteNoOwnerStacks();

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
  // jsdom lacks constructable style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  const removeNativeLayers = installNativeLayers();
  Element.prototype.scrollIntoView = () => undefined;
  HTMLInputElement.prototype.showPicker = () => undefined;
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

  // jsdom draws by an interval that the first pending frame starts: begun under fake timers, it would never tick again.
  const draw = window.requestAnimationFrame.bind(window);
  const stopDrawing = window.cancelAnimationFrame.bind(window);
  let frame = 0;
  const keepDrawing = (): void => void (frame = draw(keepDrawing));
  keepDrawing();

  // The next file of this worker has the same document and the same packages.
  const prototypes = () =>
    [Element, HTMLElement, HTMLInputElement].map((each) => Object.keys(each.prototype));
  const own = prototypes();
  afterAll(() => {
    expect(prototypes(), 'a file leaves no method of its own on all elements').toEqual(own);
    stopDrawing(frame);
    removeNativeLayers();
    toast.remove();
  });
}

// Unexpected console output fails a test.
let complaints: unknown[][] = [];

// Longer than a query's timeout, so that its error is reported.
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
