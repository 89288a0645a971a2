/** Runs in one window at a time (Web Locks); skipped where another window holds the lock. */
export async function inPhotoTurn(id: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work();
  await locks.request(`cuadrilla.photo.${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}
