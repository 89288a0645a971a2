import { useSlow } from '../ui/states/use-slow.ts';
import { TwoColumns } from './card.tsx';
import classes from './record-skeleton.module.css';

export type SkeletonShape = 'detail' | 'form';

function Bars({ count, shape }: { count: number; shape: SkeletonShape }) {
  const isShown = useSlow() || undefined;
  return (
    <div className={classes['bars']} data-shown={isShown} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}

export function RecordSkeleton({ shape }: { shape: SkeletonShape }) {
  if (shape === 'form') return <Bars count={1} shape="form" />;
  return (
    <TwoColumns side={<Bars count={1} shape="detail" />}>
      <Bars count={2} shape="detail" />
    </TwoColumns>
  );
}
