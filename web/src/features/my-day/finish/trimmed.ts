const MARGIN = 24;

export type Box = { left: number; top: number; right: number; bottom: number };

export function inkBox(pixels: Uint8ClampedArray, width: number): Box | null {
  let box: Box | null = null;
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    box ??= { left: x, top: y, right: x, bottom: y };
    box = { ...box, left: Math.min(box.left, x), right: Math.max(box.right, x), bottom: y };
  }
  return box;
}

/** Crops the empty margin, so that the signature is not tiny on the report. */
export function trimmed(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = drawn;
  const box = width * height === 0 ? null : inkBoxOf(drawn);
  if (box === null) return drawn;
  const [left, top] = [Math.max(0, box.left - MARGIN), Math.max(0, box.top - MARGIN)];
  const kept = document.createElement('canvas');
  kept.width = Math.min(width, box.right + MARGIN) - left;
  kept.height = Math.min(height, box.bottom + MARGIN) - top;
  kept.getContext('2d')?.drawImage(drawn, -left, -top);
  return kept;
}

function inkBoxOf(drawn: HTMLCanvasElement): Box | null {
  const pixels = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height);
  return pixels === undefined ? null : inkBox(pixels.data, drawn.width);
}
