import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { clearProject, startKit, type Kit, type Person } from './kit.ts';
import { putWork, type WorkChanges } from './work-kit.ts';

export const SITE_OF_TESTS = 'http://cuadrilla.test';

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: (readonly number[] | Uint8Array)[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const segment = (code: number, data: number[]): number[] => {
  const length = data.length + 2;
  return [0xff, code, length >> 8, length & 0xff, ...data];
};

export const METADATA = 'GPS 40.4231 N 3.6837 W';

type Picture = { comment?: string | null; picture?: string; size?: number };

/** Only the segments of a JPEG, with a place in EXIF and comment; `size` bytes of picture. */
export function jpeg({ comment = METADATA, picture = 'pixels', size = 0 }: Picture = {}): Bytes {
  const extra =
    comment === null
      ? []
      : [...segment(0xe1, letters(`Exif\0\0${comment}`)), ...segment(0xfe, letters(comment))];
  return joined(
    ...[[0xff, 0xd8], segment(0xe0, letters('JFIF\0'))],
    ...[extra, segment(0xda, letters('scan')), letters(picture), new Uint8Array(size).fill(0x2a)],
    [0xff, 0xd9],
  );
}

const chunk = (type: string, data: number[]): number[] => [
  ...[0, 0, data.length >> 8, data.length & 0xff],
  ...letters(type),
  ...data,
  ...[0, 0, 0, 0],
];

export function png({ comment = null, picture = 'pixels' }: Omit<Picture, 'size'> = {}): Bytes {
  return joined(
    ...[
      [0x89, ...letters('PNG\r\n\u001a\n')],
      chunk(
        'IHDR',
        Array.from({ length: 13 }, () => 1),
      ),
    ],
    ...[
      comment === null ? [] : chunk('tEXt', letters(comment)),
      chunk('IDAT', letters(picture)),
      chunk('IEND', []),
    ],
  );
}

export const pdf = (size = 10): Bytes =>
  joined(letters('%PDF-1.7\n'), new Uint8Array(size).fill(0x20), letters('\n%%EOF\n'));

export async function startFiles() {
  const kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  const office = await Promise.all([given.admin(), given.agent()]);
  const technicians = await Promise.all([given.technician(), given.technician()]);
  const people = { admin: office[0], agent: office[1], technician: technicians[0], other: technicians[1] };
  return { kit, people };
}

export const putVisited = (kit: Kit, technician: Person, changes: WorkChanges = {}) =>
  putWork(kit, [technician], { ...changes, visit: { status: 'IN_PROGRESS', ...changes.visit } });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const madeId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => LETTERS.charAt(byte % 62)).join('');

export type About = { service: string; visit?: string; kind?: AttachmentKind; occurredAt?: string };

export const fileUrl = (id: string, about: About | null = null): string =>
  `${SITE_OF_TESTS}/files/${id}${about ? `?${new URLSearchParams({ kind: 'BEFORE', ...about }).toString()}` : ''}`;

const bearer = (by: Person | null): Record<string, string> =>
  by ? { authorization: `Bearer ${by.token}` } : {};

export function put(
  { files }: Pick<Kit, 'files'>,
  by: Person | null,
  { id = madeId(), bytes = jpeg(), ...about }: About & { id?: string; bytes?: Bytes },
): Promise<Response> {
  return files(new Request(fileUrl(id, about), { method: 'PUT', headers: bearer(by), body: bytes }));
}

export function get({ files }: Pick<Kit, 'files'>, by: Person | null, id: string): Promise<Response> {
  return files(new Request(fileUrl(id), { headers: bearer(by) }));
}

export type FileAnswer = {
  attachment: {
    id: string;
    kind: string;
    mime: string;
    size: number;
    sha256: string;
    visitId: string | null;
    createdAt: string;
  };
  error: { code: string; message: string; requestId: string };
};

export async function answerOf(response: Response): Promise<FileAnswer & { status: number }> {
  return { ...((await response.json()) as FileAnswer), status: response.status };
}

export async function givenFile(kit: Kit, by: Person, file: Parameters<typeof put>[2]) {
  const { status, attachment, error } = await answerOf(await put(kit, by, file));
  if (status !== 200) throw new Error(JSON.stringify(error));
  return attachment;
}
