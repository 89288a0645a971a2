import { Suspense } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import type { ServicePhotos_ServiceFragment } from './service-photos.generated.ts';

// Loads after the service itself.
const { Page: Photos } = lazyPage(() => import('./photos.tsx'), 'Photos');

export function ServicePhotos({ service }: { service: ServicePhotos_ServiceFragment }) {
  const waiting = (
    <Card title="Fotos">
      <Waiting lines={2} />
    </Card>
  );
  return (
    <Suspense fallback={waiting}>
      <Photos service={service} />
    </Suspense>
  );
}
