import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';

const INK = '#211f1c';

function sizeOf({ offsetWidth, offsetHeight }: HTMLCanvasElement) {
  const ratio = Math.max(window.devicePixelRatio, 1);
  return { ratio, width: Math.round(offsetWidth * ratio), height: Math.round(offsetHeight * ratio) };
}

/** Sizes the canvas, which clears it; false where it cannot be drawn on. */
function fit(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const { ratio, width, height } = sizeOf(canvas);
  Object.assign(canvas, { width, height });
  context.scale(ratio, ratio);
  return true;
}

function narrowed(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

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
