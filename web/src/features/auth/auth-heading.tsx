import { useEffect, type ReactNode } from 'react';
import classes from './auth.module.css';

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Cuadrilla`;
  }, [title]);
  return (
    <header className={classes['heading']}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
