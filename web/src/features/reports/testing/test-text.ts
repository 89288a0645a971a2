import { inflateSync } from 'node:zlib';

export type Drawn = { font: string; text: string; mark: number | null };

type Font = { name: string; letters: ReadonlyMap<number, string> };

const OBJECT = /(\d+) 0 obj\n([^]*?)\nendobj/gu;
const STREAM = /stream\n([^]*)\nendstream/u;

function streamOf(object: string): string {
  const body = STREAM.exec(object)?.[1] ?? '';
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1') : body;
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/gu)) {
    [...list.matchAll(/<([\w ]*)>/gu)].forEach(([, hex = ''], at) =>
      letters.set(parseInt(from, 16) + at, utf16(hex.replaceAll(' ', ''))),
    );
  }
  return letters;
}

function fontsOf(objects: ReadonlyMap<string, string>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>();
  for (const object of objects.values()) {
    for (const [, key = '', id = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const font = objects.get(id) ?? '';
      const map = objects.get(/\/ToUnicode (\d+) 0 R/u.exec(font)?.[1] ?? '');
      const name = /\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/u.exec(font)?.[1] ?? '';
      fonts.set(key, { name, letters: map === undefined ? new Map() : lettersOf(streamOf(map)) });
    }
  }
  return fonts;
}

function textOf(shown: string, { letters }: Font): string {
  const glyphs = [...shown.matchAll(/<(\w*)>/gu)].flatMap(([, hex = '']) => hex.match(/\w{4}/gu) ?? []);
  // A glyph without a character is reported, because it is a fault in the file.
  return glyphs.map((glyph) => letters.get(parseInt(glyph, 16)) ?? '¿?').join('');
}

export function pagesIn(pdf: string): Drawn[][] {
  const objects = new Map([...pdf.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const fonts = fontsOf(objects);
  const contents = [...pdf.matchAll(/\/Contents (\d+) 0 R/gu)].map(([, id = '']) => objects.get(id) ?? '');
  return contents.map((content) => {
    let font: Font = { name: '', letters: new Map() };
    let mark: number | null = null;
    return [
      ...streamOf(content).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/MCID (\d+)\n>> BDC|\b(EMC)\b/gu),
    ].flatMap(([, key, shown, begun, ended]) => {
      if (key !== undefined) font = fonts.get(key) ?? font;
      if (begun !== undefined) mark = Number(begun);
      if (ended !== undefined) mark = null;
      return shown === undefined ? [] : [{ font: font.name, text: textOf(shown, font), mark }];
    });
  });
}
