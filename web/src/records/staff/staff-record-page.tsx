import { IconUserSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { TwoColumns } from '#shared/detail/card.tsx';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import classes from './staff.module.css';

type Shape = 'detail' | 'form';

function Bars({ count, shape }: { count: number; shape: Shape }) {
  const isShown = useSlow() || undefined;
  return (
    <div className={classes['skeleton']} data-shown={isShown} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}

function Skeleton({ shape }: { shape: Shape }) {
  if (shape === 'form') return <Bars count={1} shape="form" />;
  return (
    <TwoColumns side={<Bars count={2} shape="detail" />}>
      <Bars count={2} shape="detail" />
    </TwoColumns>
  );
}

type Props<D, R> = Omit<ComponentProps<typeof RecordPage<D, R>>, 'missing' | 'skeleton'> & {
  shape: Shape;
  missing: string;
};

export function StaffRecordPage<D, R>({ shape, missing, ...page }: Props<D, R>) {
  const icon = <IconUserSearch size={24} stroke={1.75} />;
  return (
    <RecordPage
      {...page}
      missing={{ title: 'No se ha encontrado', icon, text: missing }}
      skeleton={<Skeleton shape={shape} />}
    />
  );
}
