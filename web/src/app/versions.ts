const HOUR_MS = 3_600_000;

/** Service worker updates: a new version waits until the person asks for it; nothing reloads by itself. */
export class Versions {
  readonly #container: ServiceWorkerContainer | undefined;
  readonly #reload: () => void;
  readonly #listeners = new Set<() => void>();
  #registration: ServiceWorkerRegistration | null = null;
  #hasNewer = false;
  #checkedAt = 0;

  constructor(container: ServiceWorkerContainer | undefined, reload: () => void) {
    this.#container = container;
    this.#reload = reload;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly hasNewer = (): boolean => this.#hasNewer;

  /** Registers the service worker or checks for an update, once; failures are ignored. */
  async start(): Promise<void> {
    const container = this.#container;
    if (!container || this.#checkedAt > 0) return;
    this.#checkedAt = Date.now();
    let isControlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      // Another window has activated the new version; this one still runs the old one.
      if (isControlled) this.#tell();
      isControlled = true;
    });
    const registered: ServiceWorkerRegistration | undefined = await container
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined);
    if (registered) this.#watch(registered, container);
  }

  readonly check = (): void => {
    if (this.#registration === null || Date.now() - this.#checkedAt < HOUR_MS) return;
    this.#checkedAt = Date.now();
    this.#registration.update().catch(() => undefined);
  };

  update(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return this.#reload();
    this.#container?.addEventListener('controllerchange', this.#reload, { once: true });
    waiting.postMessage('TAKE_OVER');
  }

  #watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
    this.#registration = registration;
    const follow = (worker: ServiceWorker | null) => {
      // Without a controller it is the first one, and this page is of its version.
      const look = () => {
        if (worker?.state === 'installed' && container.controller !== null) this.#tell();
      };
      worker?.addEventListener('statechange', look);
      look();
    };
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
    follow(registration.waiting);
  }

  #tell(): void {
    this.#hasNewer = true;
    this.#listeners.forEach((listener) => listener());
  }
}

export const versions = new Versions(
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  () => window.location.reload(),
);
