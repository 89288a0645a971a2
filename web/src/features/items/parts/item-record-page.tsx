import { IconBarcode } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { RecordSkeleton, type SkeletonShape } from '#shared/detail/record-skeleton.tsx';
import { PATHS } from '#shared/paths.ts';

export const ITEMS_CRUMB = { title: 'Catálogo', to: PATHS.items };

type Props<D, R> = Omit<ComponentProps<typeof RecordPage<D, R>>, 'parent' | 'missing' | 'skeleton'> & {
  shape: SkeletonShape;
};

export function ItemRecordPage<D, R>({ shape, ...page }: Props<D, R>) {
  return (
    <RecordPage
      {...page}
      parent={ITEMS_CRUMB}
      missing={{
        title: 'No se ha encontrado',
        icon: <IconBarcode size={24} stroke={1.75} />,
        text: 'Este artículo no existe o ya no está.',
      }}
      skeleton={<RecordSkeleton shape={shape} />}
    />
  );
}
