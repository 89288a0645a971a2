import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useOwnFiledWorkQuery, type OwnFiledWorkQuery } from '#outbox/documents/own-filed-work.generated.ts';
import { useWork } from '#outbox/use-work.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './notices.module.css';
import { WorkCard } from '../visit/work-card.tsx';

type Review = OwnFiledWorkQuery['myFiledWork'][number];

const STATUS_WORDS: Record<Review['status'], string> = {
  OPEN: 'La oficina lo está revisando',
  APPLIED: 'La oficina lo ha aplicado a la visita',
  ATTACHED: 'La oficina lo ha pasado a otra visita del servicio',
  REJECTED: 'La oficina lo ha rechazado',
};

/** Decided reviews are shown at the visit; open and rejected ones on the day too. */
const isNews = ({ status }: Review) => status === 'OPEN' || status === 'REJECTED';

function Row({ review, isLinked }: { review: Review; isLinked: boolean }) {
  const { service, status, because, reason, visitId, openedAt, decidedAt } = review;
  return (
    <li data-status={status}>
      {isLinked && <Link to={PATHS.visit(visitId)}>{service.title}</Link>}
      <strong>{STATUS_WORDS[status]}</strong>
      <p>{status === 'REJECTED' ? reason : because}</p>
      <small>
        {service.code} · {formatDateTime(decidedAt ?? openedAt)}
      </small>
    </li>
  );
}

type Props = {
  visitId?: string;
  isOffline: boolean;
};

export function FiledWork({ visitId, isOffline }: Props) {
  const { outbox } = useWork();
  const { data, refetch } = useOwnFiledWorkQuery({
    fetchPolicy: isOffline ? 'cache-only' : 'cache-and-network',
  });
  useEffect(
    () =>
      outbox.onSent((_act, isFiled) => {
        if (isFiled) void refetch().catch(() => undefined);
      }),
    [outbox, refetch],
  );
  const all = data?.myFiledWork ?? [];
  const shown = all.filter((review) => (visitId === undefined ? isNews(review) : review.visitId === visitId));
  if (shown.length === 0) return null;
  return (
    <WorkCard title="Enviado a la oficina">
      <ul className={classes['filed']}>
        {shown.map((review) => (
          <Row key={review.id} review={review} isLinked={visitId === undefined} />
        ))}
      </ul>
    </WorkCard>
  );
}
