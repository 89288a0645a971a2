import { crc32, deflateSync } from 'node:zlib';

export type Colour = number;

/** Painted over the shapes before it. Units are pixels. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }
  | { kind: 'disc'; x: number; y: number; radius: number; colour: Colour }
  | {
      kind: 'line';
      from: readonly [number, number];
      to: readonly [number, number];
      width: number;
      colour: Colour;
    };

export type Picture = { width: number; height: number; background: Colour; shapes: readonly Shape[] };

export function pngOf({ width, height, background, shapes }: Picture): Uint8Array {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at = rows.writeUInt8(0, at);
    for (let x = 0; x < width; x += 1) {
      const top = shapes.findLast((shape) => covers(shape, x, y));
      at = rows.writeUIntBE(top?.colour ?? background, at, 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel; red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function covers(shape: Shape, x: number, y: number): boolean {
  switch (shape.kind) {
    case 'box':
      return x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height;
    case 'disc':
      return Math.hypot(x - shape.x, y - shape.y) <= shape.radius;
    case 'line':
      return distanceToLine(shape, x, y) <= shape.width / 2;
  }
}

function distanceToLine({ from: [ax, ay], to: [bx, by] }: Shape & { kind: 'line' }, x: number, y: number) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
