import SignaturePad from 'signature_pad';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOn } from './sign-on.ts';

let ink: { x: number; y: number }[];
let width: number;
let resize: () => void;
let drawn: number;

function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = {
    arc: (x: number, y: number) => void ink.push({ x, y }),
    clearRect: () => void (ink = []),
    ...Object.fromEntries(
      ['scale', 'fillRect', 'beginPath', 'closePath', 'moveTo', 'fill', 'save', 'restore'].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  Object.defineProperties(canvas, {
    offsetWidth: { get: () => width },
    offsetHeight: { get: () => 136 },
  });
  document.body.append(canvas);
  return canvas;
}

function draw(canvas: HTMLCanvasElement, ...points: [number, number][]): void {
  const at = (type: string, [x, y]: [number, number], target: EventTarget) => {
    const buttons = type === 'pointerup' ? 0 : 1;
    const event = new MouseEvent(type, { clientX: x, clientY: y, buttons, bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'touch' }));
  };
  const [first = [0, 0], ...rest] = points;
  at('pointerdown', first, canvas);
  for (const point of rest) {
    vi.advanceTimersByTime(20);
    at('pointermove', point, window);
  }
  at('pointerup', rest.at(-1) ?? first, window);
}

const across = () => Math.round(Math.max(...ink.map(({ x }) => x)));

beforeEach(() => {
  vi.useFakeTimers();
  [ink, width, drawn] = [[], 320, 0];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell;
      }
      observe(): void {}
      disconnect(): void {
        resize = () => undefined;
      }
    },
  );
});

test('a signature survives rotating the phone and back', () => {
  const canvas = makeCanvas();
  const end = signOn(canvas, SignaturePad, () => (drawn += 1));
  draw(canvas, [20, 60], [120, 40], [200, 90], [300, 60]);
  expect(drawn).toBe(1);
  const before = across();
  expect(before).toBeGreaterThan(150);

  width = 640;
  resize();
  expect([canvas.width, across()]).toEqual([640, before]);
  // Narrower than the signature: it is scaled down so that nothing is cut off.
  width = 160;
  resize();
  expect(canvas.width).toBe(160);
  expect(Math.abs(across() - before / 2)).toBeLessThan(2);
  width = 320;
  resize();
  expect([canvas.width, across()]).toEqual([320, before]);
  end?.();
});

test('an empty pad is resized too, but not while it is hidden', () => {
  const canvas = makeCanvas();
  signOn(canvas, SignaturePad, () => undefined);
  width = 0;
  resize();
  expect(canvas.width).toBe(320);
  width = 640;
  resize();
  expect([canvas.width, ink]).toEqual([640, []]);
});
