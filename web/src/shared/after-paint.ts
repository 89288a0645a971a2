/** A hidden page paints no frame. */
const PATIENCE_MS = 100;

/** Runs `act` once, after the next frame or soon after. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
