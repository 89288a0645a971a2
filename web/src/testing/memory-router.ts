import { act } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { GuardedHistory } from '#shared/navigation/guarded-history.ts';

export function memoryRouter(...initialEntries: string[]) {
  const history = new GuardedHistory(createMemoryHistory({ initialEntries, v5Compat: true }));
  return {
    history,
    state: {
      get location() {
        return history.place.location;
      },
      get historyAction() {
        return history.place.action;
      },
    },
    navigate: (to: string | number, { state }: { state?: unknown } = {}): Promise<void> =>
      act(() => {
        if (typeof to === 'number') history.go(to);
        else history.push(to, state);
        return Promise.resolve();
      }),
  };
}
