import { useBlobUrl } from '#records/files/use-blob-url.ts';
import classes from '../notices/refusals.module.css';

export function Picture({ blob, words }: { blob: Blob; words: string }) {
  const url = useBlobUrl(blob);
  return url === null ? null : <img className={classes['picture']} src={url} alt={words} />;
}
