import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Clock } from '#shared/ui/clock.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';
import classes from './auth-layout.module.css';
import { Motif } from './motif.tsx';

export function AuthLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={classes['layout']}>
      <div className={classes['side']}>
        <header className={classes['brand']}>
          <Wordmark />
        </header>
        <main className={classes['main']}>
          <Suspense>{children}</Suspense>
        </main>
        <footer className={classes['foot']}>
          <Clock />
        </footer>
      </div>
      <div className={classes['panel']} aria-hidden="true">
        <Motif />
        <div className={classes['phone-brand']}>
          <Wordmark onDark />
        </div>
        <div className={classes['claim']}>
          <p>La jornada de toda la cuadrilla, en una sola pantalla.</p>
          <p>Avisos, visitas y partes de trabajo al día.</p>
        </div>
      </div>
    </div>
  );
}
