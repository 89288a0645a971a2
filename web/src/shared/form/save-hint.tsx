import classes from './save-hint.module.css';

/** The key of `useSaveKey`, for screens with a keyboard. */
export function SaveHint({ what }: { what: string }) {
  return (
    <span className={classes['hint']}>
      <kbd>Ctrl S</kbd>
      {what}
    </span>
  );
}
