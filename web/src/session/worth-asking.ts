const LATER_MS = 60_000;

/** Calls once when the network is back, the app is focused again, or a minute has passed. Returns a function that cancels. */
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
