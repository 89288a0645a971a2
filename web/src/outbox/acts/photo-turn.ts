/** Makes one photo smaller in one window at a time, where the browser can see to it; does nothing where another one is at it. */
export async function inPhotoTurn(id: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work();
  await locks.request(`cuadrilla.photo.${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}
