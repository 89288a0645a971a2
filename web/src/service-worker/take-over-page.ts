/** A version that is busy with a slow request cannot be replaced; after this the page opens with it. */
export const TAKE_OVER_MS = 4_000;

type Location = { readonly href: string; reload: () => void; replace: (url: string) => void };

/**
 * Activates the waiting version and reloads the page once that is done. Not before: Chromium can lose a navigation that arrives
 * between two versions, and the window stays blank. Sent as text, so it uses nothing from outside.
 */
export async function takeOver(
  container: ServiceWorkerContainer,
  location: Location,
  ms: number,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const openIn = (wait: number) => {
    timer = setTimeout(() => {
      // No reload, which the running version would answer with this page again.
      location.replace(location.href.replace(/#.*/, ''));
      openIn(2 * wait);
    }, wait);
  };
  openIn(ms);
  const registration = await container.getRegistration();
  const next = registration?.waiting ?? registration?.active;
  if (!next) return;
  const look = () => {
    clearTimeout(timer);
    if (next.state === 'activated') location.reload();
    else openIn(ms);
  };
  next.addEventListener('statechange', look);
  look();
  next.postMessage('TAKE_OVER');
}

/** Answers a navigation while no window is in use. */
export function takeOverPage(): Response {
  const script = `(${String(takeOver)})(navigator.serviceWorker, location, ${TAKE_OVER_MS})`;
  const html = `<!doctype html><html lang="es"><meta name="color-scheme" content="light dark"><title>Cuadrilla</title><script>${script}</script></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
