import {
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

export type Ask = (proceed: () => void) => void;
export type Place = { location: Location; action: NavigationType };

/** Asks before a page with changes is left, by a link, by Back or by an exit that is no navigation. */
export class GuardedHistory implements Navigator {
  readonly #history: History;
  #ask: Ask | null = null;
  #whenThere: (() => void) | null = null;

  /** A history with `v5Compat`: one that also tells its own steps. */
  constructor(history: History) {
    this.#history = history;
  }

  get place(): Place {
    const { location, action } = this.#history;
    return { location, action };
  }

  readonly guard = (ask: Ask | null): void => {
    this.#ask = ask;
  };
  readonly leave: Ask = (proceed) => (this.#ask ? this.#ask(proceed) : proceed());

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly encodeLocation = (to: To) => this.#history.encodeLocation(to);
  readonly go = (delta: number): void => this.#history.go(delta);
  readonly push = (to: To, state?: unknown): void => this.leave(() => this.#history.push(to, state));
  readonly replace = (to: To, state?: unknown): void => this.leave(() => this.#history.replace(to, state));

  listen(show: (place: Place) => void): () => void {
    const showPlace = () => show(this.place);
    return this.#history.listen(({ action, delta }) => {
      if (action === NavigationType.Pop) this.#goneBy(delta, showPlace);
      else showPlace();
    });
  }

  /** Back and Forward cannot be refused: the step is reversed, and repeated if the person wants to leave. */
  #goneBy(delta: number | null, show: () => void): void {
    const whenThere = this.#whenThere;
    this.#whenThere = null;
    if (whenThere) whenThere();
    else if (this.#ask === null || !delta) show();
    else this.#step(-delta, () => this.leave(() => this.#step(delta, show)));
  }

  #step(delta: number, whenThere: () => void): void {
    this.#whenThere = whenThere;
    this.#history.go(delta);
  }
}

export function browserHistory(): GuardedHistory {
  return new GuardedHistory(createBrowserHistory({ v5Compat: true }));
}
