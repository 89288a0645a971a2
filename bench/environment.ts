/** Runs `work`, then puts the environment back, so that the next does not find the addresses of emulators that have ended. */
export async function withOwnEnvironment<T>(work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env))
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  }
}
