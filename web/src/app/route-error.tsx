import { useRouteError } from 'react-router-dom';
import { failureOf } from '#shared/graphql/failure.ts';
import { ChunkError } from '#shared/lazy-page.ts';
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

export function ScreenError() {
  return (
    <>
      <PageHeader title="Error" parents={[]} />
      <ErrorState {...describe(useRouteError())} onRetry={reload} />
    </>
  );
}

export function FrameError({ error }: { error: unknown }) {
  return <FullPageError {...describe(error)} onRetry={reload} />;
}

export function RouterError() {
  return <FrameError error={useRouteError()} />;
}
