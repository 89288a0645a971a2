/**
 * A picture as it looks on paper. The library unpacks whatever is see-through in a worker of its own making, which the
 * security policy does not let it start, and then waits for it for ever: a signature is drawn on white before.
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
