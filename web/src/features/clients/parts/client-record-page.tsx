import { IconMapSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { PATHS } from '#shared/paths.ts';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { RecordSkeleton, type SkeletonShape } from '#shared/detail/record-skeleton.tsx';

export const CLIENTS_CRUMB = { title: 'Clientes', to: PATHS.clients };

const MISSING = {
  client: 'Este cliente no existe o ya no está.',
  site: 'Esta ubicación no existe o ya no está.',
  equipment: 'Este equipo no existe o ya no está.',
} as const;

type Props<D, R> = Omit<ComponentProps<typeof RecordPage<D, R>>, 'parent' | 'missing' | 'skeleton'> & {
  shape: SkeletonShape;
  missing: keyof typeof MISSING;
};

export function ClientRecordPage<D, R>({ shape, missing, ...page }: Props<D, R>) {
  const icon = <IconMapSearch size={24} stroke={1.75} />;
  return (
    <RecordPage
      {...page}
      parent={CLIENTS_CRUMB}
      missing={{ title: 'No se ha encontrado', icon, text: MISSING[missing] }}
      skeleton={<RecordSkeleton shape={shape} />}
    />
  );
}
