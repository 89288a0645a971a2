import { createHash } from 'node:crypto';
import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import type { ServiceCategory } from '@cuadrilla/domain/services/service-type.ts';
import type { Attachment } from '../../../attachments/attachment.ts';
import type { Service } from '../../../work/service.ts';
import type { Visit } from '../../../work/visit.ts';
import { pngOf, type Picture, type Shape } from '../../picture.ts';
import { randomFor } from '../../random.ts';

export type DemoPhoto = { file: Attachment; bytes: Uint8Array };

const SIZE = { width: 320, height: 240 } as const;
const WALLS = [0xe4dfd3, 0xd3dbe0, 0xdcd6cc];
const WHITE = 0xf4f4f2;
const SHADOW = 0xb9b4a8;
const STEEL = 0x8a9299;
const DARK = 0x2c3236;

const box = (x: number, y: number, width: number, height: number, colour: number): Shape => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  colour,
});
const disc = (x: number, y: number, radius: number, colour: number): Shape => ({
  kind: 'disc',
  x,
  y,
  radius,
  colour,
});
const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  colour: number,
) => ({ kind: 'line', from, to, width, colour }) satisfies Shape;

function boiler(isOpen: boolean): Shape[] {
  const front = isOpen
    ? [box(112, 40, 96, 108, DARK), box(122, 52, 76, 40, 0xb87333), disc(160, 122, 18, STEEL)]
    : [box(112, 40, 96, 108, WHITE), disc(160, 128, 9, DARK), box(140, 60, 40, 12, 0x9fd0d6)];
  const pipes = [124, 142, 160, 178, 196].map((x, at) =>
    line([x, 160], [x, 240], 7, at === 2 ? 0xd9b44a : 0xb87333),
  );
  return [box(106, 34, 112, 132, SHADOW), box(102, 28, 112, 132, WHITE), ...front, ...pipes];
}

function split(isOpen: boolean): Shape[] {
  const grille = isOpen
    ? [box(52, 74, 216, 40, STEEL), ...[70, 106, 142, 178, 214, 250].map((x) => box(x, 74, 3, 40, DARK))]
    : [box(60, 116, 200, 8, 0xc8c8c4), disc(252, 98, 3, 0x47ab6b)];
  return [
    box(44, 64, 232, 68, SHADOW),
    box(40, 58, 232, 68, WHITE),
    ...grille,
    line([272, 92], [320, 92], 10, WHITE),
  ];
}

function gauge(share: number): Shape[] {
  const angle = Math.PI * (1.25 - 1.5 * share);
  const tip = [160 + 58 * Math.cos(angle), 118 - 58 * Math.sin(angle)] as const;
  const marks = Array.from({ length: 11 }, (_, at) => {
    const to = Math.PI * (1.25 - 0.15 * at);
    const point = (radius: number) => [160 + radius * Math.cos(to), 118 - radius * Math.sin(to)] as const;
    return line(point(62), point(74), 3, DARK);
  });
  const dial = [disc(160, 118, 92, STEEL), disc(160, 118, 82, WHITE), ...marks];
  return [
    box(148, 196, 24, 44, 0xb87333),
    ...dial,
    line([160, 118], tip, 5, 0xb42a27),
    disc(160, 118, 8, DARK),
  ];
}

const SCENES: Record<ServiceCategory, Record<'BEFORE' | 'AFTER', readonly Shape[][]>> = {
  BREAKDOWN: { BEFORE: [boiler(true), gauge(0.15)], AFTER: [boiler(false), gauge(0.5)] },
  MAINTENANCE: { BEFORE: [split(true), gauge(0.3)], AFTER: [split(false), gauge(0.5)] },
  INSTALLATION: { BEFORE: [split(true)], AFTER: [split(false), gauge(0.55)] },
  INSPECTION: { BEFORE: [gauge(0.4)], AFTER: [gauge(0.45)] },
  ASSESSMENT: { BEFORE: [boiler(false), split(false)], AFTER: [boiler(false), split(false)] },
};

const drawn = new Map<string, Uint8Array>();

function draw(name: string, picture: () => Picture): Uint8Array {
  const bytes = drawn.get(name) ?? pngOf(picture());
  drawn.set(name, bytes);
  return bytes;
}

export function demoPhotos({ id: serviceId, category, minPhotos }: Service, visit: Visit): DemoPhoto[] {
  const [lead] = visit.technicians;
  if (!lead || visit.arrivedAt === null || visit.finishedAt === null) return [];
  const { arrivedAt, finishedAt } = visit;
  return Array.from({ length: minPhotos }, (_, at) => {
    const random = randomFor(`photo ${visit.id} ${at}`);
    const kind = at < Math.floor(minPhotos / 2) ? ('BEFORE' as const) : ('AFTER' as const);
    const scene = random.int(0, SCENES[category][kind].length - 1);
    const wall = random.int(0, WALLS.length - 1);
    const bytes = draw(`${category} ${kind} ${scene} ${wall}`, () => ({
      ...SIZE,
      background: WALLS[wall] ?? WHITE,
      shapes: SCENES[category][kind][scene] ?? [],
    }));
    const share = (at + 1) / (minPhotos + 1);
    const createdAt = new Date(arrivedAt.getTime() + share * (finishedAt.getTime() - arrivedAt.getTime()));
    return {
      file: fileOf({ id: random.id(), serviceId, visitId: visit.id, kind }, bytes, { lead, createdAt }),
      bytes,
    };
  });
}

type Place = { id: string; serviceId: string; visitId: string; kind: AttachmentKind };
type Taken = { lead: { id: string; name: string }; createdAt: Date };

function fileOf(place: Place, bytes: Uint8Array, { lead, createdAt }: Taken): Attachment {
  return {
    ...place,
    mime: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    authorId: lead.id,
    authorName: lead.name,
    createdAt,
    reported: true,
  };
}
