import { IconUserSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { RecordSkeleton, type SkeletonShape } from '#shared/detail/record-skeleton.tsx';

type Props<D, R> = Omit<ComponentProps<typeof RecordPage<D, R>>, 'missing' | 'skeleton'> & {
  shape: SkeletonShape;
  missing: string;
};

export function StaffRecordPage<D, R>({ shape, missing, ...page }: Props<D, R>) {
  const icon = <IconUserSearch size={24} stroke={1.75} />;
  return (
    <RecordPage
      {...page}
      missing={{ title: 'No se ha encontrado', icon, text: missing }}
      skeleton={<RecordSkeleton shape={shape} />}
    />
  );
}
