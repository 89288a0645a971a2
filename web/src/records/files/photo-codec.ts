export type Picture = { width: number; height: number; close: () => void };

/** Separate from the resizing, so that tests can replace it. */
export type PhotoCodec<P extends Picture> = {
  decode: (file: Blob) => Promise<P>;
  encode: (picture: P, size: { width: number; height: number }, quality: number) => Promise<Blob>;
};

export const BROWSER_CODEC: PhotoCodec<ImageBitmap> = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, { width, height }, quality) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return Promise.reject(new Error('No canvas'));
    // JPEG has no transparency; it would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('No JPEG')) : resolve(blob)),
        'image/jpeg',
        quality,
      );
    });
  },
};
