import { MARKS, widthOf } from './letters.ts';

export type Jpeg = { bytes: Uint8Array; width: number; height: number };

/** From top to bottom. A picture fills its box; a text `withNext` stays on the page of the next block. */
export type Block =
  | { text: string; size?: number; bold?: boolean; above?: number; withNext?: boolean }
  | { image: Jpeg; width: number; height: number; above?: number };

const PAGE = { width: 595, height: 842, margin: 56 };
const LINE = 1.4;
const BODY = 10;

type Placed = { y: number } & ({ line: string; size: number; bold: boolean } | { image: number; box: Box });
type Box = { width: number; height: number };

/** Blocks as an A4 PDF in Helvetica, written without a library: it works offline and stays small. */
export function plainPdf(title: string, blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const images = blocks.flatMap((block) => ('image' in block ? [block.image] : []));
  return written(title, pagesOf(blocks, images), images);
}

function pagesOf(blocks: readonly Block[], images: readonly Jpeg[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  const down = (height: number, above = 0): number => {
    if (y - above - height < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - height;
    } else y -= above + height;
    return y;
  };
  for (const [place, block] of blocks.entries()) {
    if ('image' in block) {
      const box = boxOf(block);
      const at = down(box.height, block.above);
      pages.at(-1)?.push({ y: at, image: images.indexOf(block.image), box });
      continue;
    }
    const { text, size = BODY, bold = false, above, withNext = false } = block;
    const next = withNext ? blocks[place + 1] : undefined;
    if (next !== undefined && y - size * LINE - (above ?? 0) - startOf(next) < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin;
    }
    wrapped(text, size, PAGE.width - 2 * PAGE.margin).forEach((line, at) => {
      const foot = down(size * LINE, at === 0 ? above : 0);
      pages.at(-1)?.push({ y: foot, line, size, bold });
    });
  }
  return pages;
}

function boxOf({ image, width, height }: Extract<Block, { image: Jpeg }>): Box {
  const scale = Math.min(width / image.width, height / image.height);
  return { width: image.width * scale, height: image.height * scale };
}

function startOf(block: Block): number {
  const above = block.above ?? 0;
  return above + ('image' in block ? boxOf(block).height : (block.size ?? BODY) * LINE);
}

export function wrapped(text: string, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(line) * size <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else if (line === '') lines[lines.length - 1] = word;
      else lines.push(word);
      for (let last = lines.at(-1) ?? ''; !fits(last); last = lines.at(-1) ?? '') {
        let cut = last.length - 1;
        while (cut > 1 && !fits(last.slice(0, cut))) cut -= 1;
        lines.splice(-1, 1, last.slice(0, cut), last.slice(cut));
      }
    }
    return lines;
  });
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A PDF string: one byte per character of Windows-1252. */
function quoted(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return String.fromCharCode(code < 256 && (code < 127 || code > 159) ? code : (MARKS[letter] ?? 63));
  });
  return `(${letters.join('').replaceAll(/[\\()]/gu, '\\$&')})`;
}

function drawn(page: readonly Placed[]): string {
  return page
    .map((each) => {
      if ('image' in each) {
        const { width, height } = each.box;
        return `q ${Number(width.toFixed(2))} 0 0 ${height.toFixed(2)} ${PAGE.margin} ${each.y.toFixed(2)} cm /I${each.image} Do Q`;
      }
      const { line, size, bold, y } = each;
      return `BT /${bold ? 'B' : 'R'} ${size} Tf ${PAGE.margin} ${(y + size * 0.3).toFixed(2)} Td ${quoted(line)} Tj ET`;
    })
    .join('\n');
}

type Body = string | { head: string; bytes: Uint8Array };

function written(
  title: string,
  pages: readonly Placed[][],
  images: readonly Jpeg[],
): Uint8Array<ArrayBuffer> {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const firstImage = 6;
  const firstPage = firstImage + images.length;
  const pageIds = pages.map((_page, at) => firstPage + 2 * at);
  const xobjects = images.map((_image, at) => `/I${at} ${firstImage + at} 0 R`).join(' ');
  const resources = `<< /Font << /R 3 0 R /B 4 0 R >> /XObject << ${xobjects} >> >>`;
  const objects: Body[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (es-ES) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...[font('Helvetica'), font('Helvetica-Bold')],
    `<< /Title ${quoted(title)} >>`,
    ...images.map(({ bytes, width, height }) => ({
      head: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      bytes,
    })),
    ...pages.flatMap((page, at): Body[] => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} /Contents ${firstPage + 2 * at + 1} 0 R >>`,
      { head: '', bytes: bytesOf(drawn(page)) },
    ]),
  ];
  return assembled(objects);
}

function assembled(objects: readonly Body[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n')];
  let length = parts[0]?.length ?? 0;
  const put = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const starts = objects.map((body, at) => {
    const start = length;
    put(`${at + 1} 0 obj\n`);
    if (typeof body === 'string') put(body);
    else {
      put(`<< ${body.head} /Length ${body.bytes.length} >>\nstream\n`);
      put(body.bytes);
      put('\nendstream');
    }
    put('\nendobj\n');
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = length;
  put(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${end}\n%%EOF\n`,
  );
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
