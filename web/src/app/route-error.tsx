import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '#shared/graphql/failure.ts';
import { ChunkError } from '#shared/lazy-page.ts';
import { ErrorBoundary } from '#shared/ui/states/error-boundary.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { FullPageError } from '#shared/ui/states/full-page-error.tsx';

const reload = () => window.location.reload();

function describe(error: unknown) {
  if (!(error instanceof ChunkError)) {
    const message = 'Algo ha fallado en la aplicación. Recarga la página';
    return { title: 'No se puede mostrar esta pantalla', failure: { ...failureOf('CLIENT'), message } };
  }
  if (!navigator.onLine)
    return { title: 'No se puede mostrar esta pantalla', failure: failureOf('NO_CONNECTION') };
  const message = 'No se ha podido descargar esta parte de la aplicación';
  return { title: 'No se puede mostrar esta pantalla', failure: { ...failureOf('CLIENT'), message } };
}

function ScreenError({ error }: { error: unknown }) {
  return (
    <>
      <PageHeader title="Error" parents={[]} />
      <ErrorState {...describe(error)} onRetry={reload} />
    </>
  );
}

export function FrameError({ error }: { error: unknown }) {
  return <FullPageError {...describe(error)} onRetry={reload} />;
}

type Props = { children: ReactNode };

/** Tries again at the next address. */
export function ScreenBoundary({ children }: Props) {
  return (
    <ErrorBoundary at={useLocation().key} fallback={(error) => <ScreenError error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

export function FrameBoundary({ children }: Props) {
  return (
    <ErrorBoundary at={useLocation().key} fallback={(error) => <FrameError error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
