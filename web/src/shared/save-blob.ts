const READ_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // No event says when the device has read it.
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
