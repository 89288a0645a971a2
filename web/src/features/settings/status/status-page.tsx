import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import { Card } from '#shared/detail/card.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { Button } from '#shared/ui/button.tsx';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { Section } from '../frame/section.tsx';
import { staleState, staleTitle, staleWhere } from './stale-words.ts';
import { StatusPageDocument, useStatusPageQuery, type Status_CopyFragment } from './status-page.generated.ts';
import classes from './status-page.module.css';
import { useAct } from '#records/save/use-act.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { RetryStaleCopyDocument } from './retry-stale-copy.generated.ts';

/** Another failed attempt is not an error: the copy stays on the page with the time of its next attempt. */
function useRetryStaleCopy(onGone: () => void) {
  return useAct(RetryStaleCopyDocument, {
    input: (id: string) => ({ id }),
    update: (cache, result) => {
      if (result.__typename !== 'RetryStaleCopySuccess') return;
      cache.writeQuery({ query: StatusPageDocument, data: { systemStatus: result.status } });
    },
    settle: (result) => {
      // Another attempt succeeded first.
      if (result.__typename === 'NotFoundError') onGone();
      return undefined;
    },
    onDone: ({ status }, id) => {
      if (!status.staleCopies.some((copy) => copy.id === id)) toastSuccess('Actualizado');
      else toastError({ message: 'Ha vuelto a fallar. Se reintentará dentro de un rato', requestId: null });
    },
  });
}

export function firstOperation() {
  return persistedOperation(StatusPageDocument, 'StatusPage');
}

const hasFailed = ({ state }: Status_CopyFragment) => state === 'FAILING' || state === 'STOPPED';

function Row({ copy, onGone }: { copy: Status_CopyFragment; onGone: () => void }) {
  const { run, isBusy } = useRetryStaleCopy(onGone);
  const Icon = hasFailed(copy) ? IconAlertTriangle : IconClock;
  return (
    <li className={classes['row']} data-bad={hasFailed(copy) || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className={classes['what']}>
        <div className={classes['name']}>{staleTitle(copy)}</div>
        <div>{staleWhere(copy)}.</div>
        <div>{staleState(copy)}.</div>
        {copy.problem !== null && (
          <div className={classes['problem']}>
            Motivo: <span lang="en">{copy.problem}</span>
          </div>
        )}
      </div>
      {hasFailed(copy) && (
        <Button
          title="Reintentar"
          icon={<IconRefresh size={16} stroke={1.75} />}
          busy={isBusy}
          onClick={() => run(copy.id)}
        />
      )}
    </li>
  );
}

export function StatusPage() {
  const result = useStatusPageQuery({ fetchPolicy: 'cache-and-network' });
  const readAgain = () => void result.refetch().catch(() => undefined);
  return (
    <Section section="estado">
      <LoadedSection result={result}>
        {({ systemStatus: { staleCopies } }) => (
          <>
            <Card title="Datos por actualizar" count={staleCopies.length} isFlush>
              {staleCopies.length === 0 ? (
                <p className={classes['calm']}>
                  <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
                  Todo está al día.
                </p>
              ) : (
                <ul className={classes['list']} aria-label="Datos por actualizar">
                  {staleCopies.map((copy) => (
                    <Row key={copy.id} copy={copy} onGone={readAgain} />
                  ))}
                </ul>
              )}
            </Card>
            <p className={classes['hint']}>
              Cuando cambia el nombre de un cliente, una ubicación, un equipo o una persona que está en muchos
              registros, estos se actualizan poco a poco. La ficha de cada uno siempre dice lo último.
            </p>
          </>
        )}
      </LoadedSection>
    </Section>
  );
}
