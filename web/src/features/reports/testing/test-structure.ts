import { pagesIn } from './test-text.ts';

/** A structure element of a PDF; `text` only in leaves. */
export type Heard = { tag: string; alt?: string; text?: string; parts?: Heard[] };

const OBJECT = /(\d+) 0 obj\n([^]*?)\nendobj/gu;
const unescaped = (text: string) => text.replace(/\\([()\\])/gu, '$1');

function said(written: string): string {
  const text = unescaped(written);
  if (!text.startsWith('\u00FE\u00FF')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}

export function catalogueOf(pdf: string): string {
  const objects = [...pdf.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body] as const);
  const catalogue = objects.find(([, body]) => body.includes('/Type /Catalog'))?.[1] ?? '';
  const markings = /\/MarkInfo (\d+) 0 R/u.exec(catalogue)?.[1];
  return catalogue + (objects.find(([id]) => id === markings)?.[1] ?? '');
}

/** Read through the structure tree, as a screen reader does. */
export function structureOf(pdf: string): Heard[] {
  const objects = new Map([...pdf.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const pageIds = [...objects].filter(([, body]) => /\/Type \/Page\b(?!s)/u.test(body)).map(([id]) => id);
  const pages = pagesIn(pdf);
  const textOf = (page: string, mark: number) =>
    (pages[pageIds.indexOf(page)] ?? [])
      .filter((drawn) => drawn.mark === mark)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/gu, ' ');
  const read = (id: string): Heard => {
    const body = objects.get(id) ?? '';
    const tag = /\/S \/(\w+)/u.exec(body)?.[1] ?? '';
    const page = /\/Pg (\d+) 0 R/u.exec(body)?.[1] ?? '';
    const kids = /\/K \[([^]*?)\]\n/u.exec(`${body}\n`)?.[1] ?? '';
    const alt = /\/Alt \(((?:\\.|[^\\)])*)\)/u.exec(body)?.[1];
    const parts = [...kids.matchAll(/(\d+) 0 R(?!\n\/MCID)/gu)].map(([, kid = '']) => kid);
    const own = [...kids.matchAll(/\/Pg (\d+) 0 R\n\/MCID (\d+)|(?<![\d.])(\d+)(?! 0 R)(?!\d)/gu)];
    const marks = own
      .filter(([whole]) => whole !== '0' || parts.length === 0)
      .map(([, other, mark, plain]) => textOf(other ?? page, Number(mark ?? plain)));
    const heard = { tag, ...(alt === undefined ? {} : { alt: said(alt) }) };
    return parts.length > 0 ? { ...heard, parts: parts.map(read) } : { ...heard, text: marks.join(' ') };
  };
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? '';
  const tops = /\/K \[([^]*?)\]\n/u.exec(`${root}\n`)?.[1] ?? '';
  return [...tops.matchAll(/(\d+) 0 R/gu)].map(([, id = '']) => read(id));
}
