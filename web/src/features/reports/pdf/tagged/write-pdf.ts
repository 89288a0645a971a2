import layoutDocument, { type SafeDocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { Structure, type LaidOut } from './structure.ts';

type Context = Parameters<typeof render>[0];

/** Missing from the library's types. */
const layOut = layoutDocument as unknown as (
  document: unknown,
  fonts: typeof Font,
) => Promise<SafeDocumentNode>;

function documentOf(element: ReactElement<DocumentProps>) {
  const { document } = pdf(element).container as { document: unknown };
  return document;
}

/** The library's `toBlob` plus accessibility tags (`docs/decisions/2026-11-22-tagged-pdf.md`). */
export async function writePdf(element: ReactElement<DocumentProps>): Promise<Blob> {
  const { title, author, creator, language } = element.props;
  const ctx = new PDFDocument({
    compress: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    ...(language === undefined ? {} : { lang: language }),
    info: { Title: title, Author: author, Creator: creator, Producer: 'react-pdf', CreationDate: new Date() },
  });
  const layout = await layOut(documentOf(element), Font);
  const pages = new Structure(ctx).markedPages(layout.children as unknown as LaidOut[]);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve) => {
    ctx.on('data', (chunk) => chunks.push(chunk));
    ctx.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
  });
  render(ctx as unknown as Context, { ...layout, children: pages } as unknown as SafeDocumentNode);
  return written;
}
