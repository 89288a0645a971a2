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

/** A screen that broke: the menu stays, and one can go elsewhere. */
export function ScreenError() {
  return (
    <>
      <PageHeader title="Error" parents={[]} />
      <ErrorState {...describe(useRouteError())} onRetry={reload} />
    </>
  );
}

/** What broke was the frame itself. */
export function FrameError({ error }: { error: unknown }) {
  return <FullPageError {...describe(error)} onRetry={reload} />;
}

/** The same, where the router caught it. */
export function RouterError() {
  return <FrameError error={useRouteError()} />;
}
