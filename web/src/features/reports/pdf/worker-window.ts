/** Imported first by the worker: in development React Refresh expects a `window`. */
if (import.meta.env.DEV) Object.assign(self, { window: self });

// The library calls Node's `Buffer.isBuffer` for each picture and warns where it is missing.
Object.assign(self, { Buffer: { isBuffer: () => false } });
