const LATER_MS = 60_000;

/**
 * Calls once, when the server may answer again: the network is back, the app is looked at again, or a minute has passed,
 * for a phone does not always know that it has a connection. Gives a function that calls it off.
 */
export function whenWorthAsking(ask: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    document.removeEventListener('visibilitychange', goWhenSeen);
  };
  const go = () => {
    stop();
    ask();
  };
  const goWhenSeen = () => {
    if (document.visibilityState === 'visible') go();
  };
  const timer = setTimeout(go, LATER_MS);
  window.addEventListener('online', go);
  document.addEventListener('visibilitychange', goWhenSeen);
  return stop;
}
