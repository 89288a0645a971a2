import type { Sheet } from '../sheet/sheet.ts';
import { ReportDocument } from './document.tsx';
import { letter } from './fonts.ts';
import type { Images } from './images.ts';
import { writePdf } from './tagged/write-pdf.ts';

export async function renderReport(sheet: Sheet, images: Images): Promise<Blob> {
  return await writePdf(ReportDocument({ ...(await letter(sheet)), images }));
}
