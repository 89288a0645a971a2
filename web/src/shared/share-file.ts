import { saveBlob } from './save-blob.ts';

export function canShareFiles(): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  if (canShare === undefined) return false;
  const file = new File([], 'a.pdf', { type: 'application/pdf' });
  return canShare.call(navigator, { files: [file] });
}

export async function shareFile(blob: Blob, name: string, title: string): Promise<void> {
  if (!canShareFiles()) {
    saveBlob(blob, name);
    return;
  }
  const file = new File([blob], name, { type: blob.type });
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // The person cancelled.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveBlob(blob, name);
  }
}
