import { useState } from 'react';

/**
 * What was asked last. It stays when its dialog is closed, so that what was typed is there when it is asked again, until
 * `forget` says that it is done.
 */
export function useLastAsked<Q>(asked: Q | null) {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return { last: asked ?? last, forget: () => setLast(null) };
}
