/**
 * Flattens transparency onto white. The library would decode a transparent picture in a worker of its own, which the content
 * security policy blocks, and wait for ever.
 */
export async function onWhite(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/jpeg') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing can be drawn here');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}
