import { useState } from 'react';
import { readFailure, type Failure } from '#shared/graphql/failure.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { saveBlob } from '#shared/save-blob.ts';
import { shareFile } from '#shared/share-file.ts';
import { makePdf, PdfProblem } from './pdf/make-pdf.ts';
import { pdfName, type Report } from './report.ts';
import type { Sheet } from './sheet/sheet.ts';

const PRINT: Failure = {
  code: 'PDF',
  message: 'Inténtalo de nuevo, o elige «Imprimir» y guárdalo como PDF.',
  requestId: null,
};

export function useDownload(report: Report, sheet: Sheet) {
  const { getToken } = useSessionStore();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (give: (pdf: Blob, name: string) => unknown) => {
    setBusy(true);
    setFailure(null);
    try {
      await give(await makePdf(sheet, getToken), pdfName(report));
    } catch (error) {
      setFailure(error instanceof PdfProblem ? PRINT : readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const share = (pdf: Blob, name: string) => shareFile(pdf, name, sheet.name);
  return { download: () => void run(saveBlob), share: () => void run(share), isBusy, failure };
}
