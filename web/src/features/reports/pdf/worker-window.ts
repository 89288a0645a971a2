/**
 * Imported before all else by the worker. While developing, what reloads components looks for a `window`; the built worker
 * has none, nor needs one.
 */
if (import.meta.env.DEV) Object.assign(self, { window: self });

// The library asks Node's `Buffer` whether a picture is one, and complains of each where there is no such thing.
Object.assign(self, { Buffer: { isBuffer: () => false } });
