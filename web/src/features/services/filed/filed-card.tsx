import { Suspense, useState } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import type { Service } from '../page/service.ts';
import type { FiledReview } from './decision-props.ts';
import { useFiledWorkQuery } from './filed-work.generated.ts';
import classes from './filed.module.css';
import { ReviewItem, type Decision } from './review-item.tsx';

const QUESTIONS = {
  apply: lazyPage(() => import('./apply-question.tsx'), 'ApplyQuestion').Page,
  attach: lazyPage(() => import('./attach-question.tsx'), 'AttachQuestion').Page,
  reject: lazyPage(() => import('./reject-question.tsx'), 'RejectQuestion').Page,
};

type Props = { service: Service; now: Date };
type Asked = { id: string; decision: Decision };

function Items({ service, now, reviews }: Props & { reviews: readonly FiledReview[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = reviews.filter(({ status }) => status === 'OPEN');
  const decided = reviews.filter(({ status }) => status !== 'OPEN');
  const review = open.find(({ id }) => id === asked?.id);
  const Question = asked && QUESTIONS[asked.decision];
  const items = (some: readonly FiledReview[]) => (
    <ul className={classes['reviews']}>
      {some.map((each) => (
        <ReviewItem
          key={each.id}
          service={service}
          review={each}
          now={now}
          onAsk={(decision) => setAsked({ id: each.id, decision })}
        />
      ))}
    </ul>
  );
  const close = () => setAsked(null);
  return (
    <>
      {open.length > 0 && items(open)}
      {decided.length > 0 && (
        <details className={classes['earlier']}>
          <summary>Ya revisado ({decided.length})</summary>
          {items(decided)}
        </details>
      )}
      {review && Question && (
        <Suspense fallback={<Busy />}>
          <Question key={review.id} service={service} review={review} onClose={close} onDone={close} />
        </Suspense>
      )}
    </>
  );
}

export function FiledCard({ service, now }: Props) {
  const { data, error, loading, refetch } = useFiledWorkQuery({
    variables: { id: service.id },
    fetchPolicy: 'cache-and-network',
  });
  const reviews = data?.service?.workReviews;
  return (
    <Card title="Trabajo por revisar" count={service.openReviews} isFlush>
      {reviews === undefined && error && (
        <QueryError
          title="No se ha podido cargar el trabajo por revisar"
          result={{ error, loading, refetch }}
        />
      )}
      {reviews === undefined && !error && <Busy />}
      {reviews !== undefined && <Items service={service} now={now} reviews={reviews} />}
    </Card>
  );
}
