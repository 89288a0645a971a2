import type { ReactNode } from 'react';
import type { Failure } from '../../graphql/failure.ts';
import { ErrorState } from './error-state.tsx';
import classes from './full-page-error.module.css';
import { Wordmark } from '../wordmark.tsx';

type Props = { title: string; failure: Failure; onRetry: () => void; other?: ReactNode };

export function FullPageError(props: Props) {
  return (
    <main className={classes['page']}>
      <h1 className="visually-hidden">Cuadrilla</h1>
      <Wordmark />
      <div className={classes['card']}>
        <ErrorState {...props} />
      </div>
    </main>
  );
}
