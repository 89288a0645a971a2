import { Link } from 'react-router-dom';
import { slotWords, startWords } from '#records/services/slot-words.ts';
import { Card } from '#shared/detail/card.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { PATHS } from '#shared/paths.ts';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useFiledListQuery, type FiledRow_ReviewFragment } from './filed-list.generated.ts';
import classes from './review.module.css';

const PAGE = 10;

function Row({ review, now }: { review: FiledRow_ReviewFragment; now: Date }) {
  const { service, client, technician, because, from, to, openedAt } = review;
  return (
    <li className={classes['filed']}>
      <span className={classes['filedName']}>
        <Link to={PATHS.service(service.id)}>{service.title}</Link>
        <span className={classes['code']}>
          {service.code} · {client.name}
        </span>
      </span>
      <Avatar person={personOf(technician)} color={technician.color} withName />
      <span className="num">
        {slotWords(from, to, now)}
        <span className={classes['code']}> · llegó {startWords(openedAt, now)}</span>
      </span>
      <span className={classes['why']}>{because}</span>
    </li>
  );
}

export function FiledList() {
  const now = useNow();
  const { data, error, loading, fetchMore, refetch } = useFiledListQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <QueryError
        title="No se ha podido cargar el trabajo por revisar"
        result={{ error, loading, refetch }}
      />
    );
  }
  if (!data || data.workReviews.edges.length === 0) return null;
  const { edges, pageInfo, totalCount } = data.workReviews;
  const more = () =>
    void fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { workReviews } }) => ({
        workReviews: { ...workReviews, edges: [...before.workReviews.edges, ...workReviews.edges] },
      }),
    }).catch(() => undefined);
  return (
    <div className={classes['filedCard']}>
      <Card title="Trabajo por revisar" count={totalCount} isFlush>
        <ul className={classes['filedRows']}>
          {edges.map(({ node }) => (
            <Row key={node.id} review={node} now={now} />
          ))}
        </ul>
        {pageInfo.hasNextPage && (
          <div className={classes['filedMore']}>
            <Button title="Ver más" busy={loading} onClick={more} />
          </div>
        )}
      </Card>
    </div>
  );
}
