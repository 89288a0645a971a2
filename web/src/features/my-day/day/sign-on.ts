import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';

/** Ink is dark whatever the scheme: the report is printed on white. */
const INK = '#211f1c';

/** As many pixels as the screen has, so that the line is sharp. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLCanvasElement) {
  const ratio = Math.max(window.devicePixelRatio, 1);
  return { ratio, width: Math.round(offsetWidth * ratio), height: Math.round(offsetHeight * ratio) };
}

/** Gives a canvas its pixels, which empties it; false where nothing can be drawn. */
function fit(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const { ratio, width, height } = sizeOf(canvas);
  Object.assign(canvas, { width, height });
  context.scale(ratio, ratio);
  return true;
}

/** Strokes in a narrower place: all of them, and in their shape. */
function narrowed(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/**
 * Lets a canvas be signed on until the returned function is called. A phone that is turned gives it another width: what was
 * drawn stays, and the line goes on where the finger is.
 */
export function signOn(
  canvas: HTMLCanvasElement,
  Pad: typeof SignaturePad,
  onDrawn: () => void,
): (() => void) | null {
  if (!fit(canvas)) return null;
  const pad = new Pad(canvas, { penColor: INK, minWidth: 0.8, maxWidth: 2.4 });
  const now = () => ({ strokes: pad.toData(), width: canvas.offsetWidth });
  let drawn = now();
  const refit = () => {
    const { offsetWidth: width } = canvas;
    const size = sizeOf(canvas);
    const isFitted = size.width === canvas.width && size.height === canvas.height;
    if (width === 0 || isFitted || !fit(canvas)) return;
    pad.fromData(narrowed(drawn.strokes, Math.min(1, width / (drawn.width || width))));
  };
  pad.addEventListener('endStroke', () => {
    drawn = now();
    onDrawn();
  });
  const resizes = new ResizeObserver(refit);
  resizes.observe(canvas);
  return () => {
    resizes.disconnect();
    pad.off();
  };
}
