import type { WorkVisit } from '#outbox/acts/effects.ts';
import { copyBlocks, type Consent, type Letterhead } from './copy-blocks.ts';
import { plainPdf, type Jpeg } from './plain-pdf.ts';

async function asJpeg(png: Blob): Promise<Jpeg | null> {
  const picture = await createImageBitmap(png);
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

/** The customer's copy of the report, from local data; an unreadable signature is left out. */
export async function makeCopy(
  visit: WorkVisit,
  { signature, ...consent }: Omit<Consent, 'signature'> & { signature: Blob | null },
  company: Letterhead | null,
): Promise<Blob> {
  const jpeg = signature === null ? null : await asJpeg(signature).catch(() => null);
  const title = `Parte de trabajo ${visit.report?.code ?? visit.service.code}`;
  const bytes = plainPdf(title, copyBlocks(visit, { ...consent, signature: jpeg }, company));
  return new Blob([bytes], { type: 'application/pdf' });
}
