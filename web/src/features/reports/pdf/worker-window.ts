/** Imported first by the worker: in development React Refresh expects a `window`. */
if (import.meta.env.DEV) Object.assign(self, { window: self });

// The library asks Node's `Buffer` whether a picture is one, and complains of each where there is no such thing.
Object.assign(self, { Buffer: { isBuffer: () => false } });
