import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { lacksPrice, LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PRICE_FIELD } from '#records/services/fix-path.ts';
import { useSession } from '#session/session-context.tsx';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { useAskedPath } from '#shared/form/use-asked-field.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { DataTable } from '#shared/list/data-table.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { useFocusAfterRemoval } from '#shared/ui/use-focus-after-removal.ts';
import { lineColumns, type Line } from './line-columns.tsx';
import type { Service } from '../page/service.ts';
import classes from './lines.module.css';
import { SettledLines } from './settled-lines.tsx';

type Question = { kind: 'add' } | { kind: 'change' | 'remove' | 'price'; line: Line };

// Loaded when somebody edits a line.
const fetchDialogs = () => import('./line-dialogs.tsx');
const { Page: NewLine } = lazyPage(fetchDialogs, 'NewLine');
const { Page: ChangedLine } = lazyPage(fetchDialogs, 'ChangedLine');
const { Page: RemovedLine } = lazyPage(fetchDialogs, 'RemovedLine');

function LineDialogs({
  service,
  asked,
  onClose,
}: {
  service: Service;
  asked: Question;
  onClose: () => void;
}) {
  const about = { service, onClose };
  // The current line: somebody may have changed it since the dialog opened.
  const current = 'line' in asked ? service.lines.find(({ id }) => id === asked.line.id) : undefined;
  return (
    <Suspense fallback={null}>
      {asked.kind === 'add' && <NewLine {...about} />}
      {(asked.kind === 'change' || asked.kind === 'price') && (
        <ChangedLine {...about} line={current ?? asked.line} isPriceAsked={asked.kind === 'price'} />
      )}
      {asked.kind === 'remove' && <RemovedLine {...about} line={asked.line} />}
    </Suspense>
  );
}

function LineMenu({ line, ask }: { line: Line; ask: (question: Question) => void }) {
  return (
    <ActionsMenu
      label={`Acciones de ${line.text}`}
      items={[
        {
          label: 'Cambiar',
          icon: <IconPencil size={16} stroke={1.75} />,
          onSelect: () => ask({ kind: 'change', line }),
        },
        {
          label: 'Quitar',
          icon: <IconTrash size={16} stroke={1.75} />,
          isDanger: true,
          onSelect: () => ask({ kind: 'remove', line }),
        },
      ]}
    />
  );
}

/** Asks for what a link to the price leads to, again with each time that it is followed. */
function usePriceAsked(lines: readonly Line[], ask: (question: Question) => void): void {
  const isAsked = useAskedPath() === PRICE_FIELD;
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  if (!isAsked || followed === key) return;
  setFollowed(key);
  const line = lines.find(lacksPrice);
  if (line) ask({ kind: 'price', line });
}

/** The office edits lines here until the service is settled; technicians do so in the visit, which works offline. */
export function LinesCard({ service, onReopen }: { service: Service; onReopen: () => void }) {
  const { role } = useSession().session;
  const { status, lines, totals } = service;
  const { ref, removing } = useFocusAfterRemoval(lines.map(({ id }) => id));
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = (question: Question) => {
    setAsked(question);
    if (question.kind === 'remove') removing(question.line.id);
  };
  usePriceAsked(lines, setAsked);
  const isOpen = serviceActProblem('writeLines', { status, hasVisitInProgress: false }) === null;
  const mayWrite = canAny(role, 'lines:write') && isOpen;
  const isOnlySeen = asked?.kind === 'price' && !mayWrite;
  useEffect(() => {
    if (isOnlySeen) ref.current?.querySelector<HTMLElement>('[data-lacks-price]')?.focus();
  }, [isOnlySeen, ref]);
  const add = (
    <button type="button" className={classes['add']} onClick={() => ask({ kind: 'add' })}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Añadir línea
    </button>
  );
  return (
    <div ref={ref} className={classes['card']} data-acts={mayWrite || undefined}>
      <Card title="Líneas" count={lines.length} isFlush action={mayWrite && lines.length < LINES_MAX && add}>
        {!isOpen && <SettledLines service={service} onReopen={onReopen} />}
        {lines.length === 0 ? (
          <CardEmpty>Aún no hay material, mano de obra ni desplazamiento.</CardEmpty>
        ) : (
          <DataTable
            label="Líneas"
            columns={lineColumns({
              withPrices: totals !== null,
              menu: mayWrite ? (line) => <LineMenu line={line} ask={ask} /> : null,
            })}
            rows={lines}
            isCompact
          />
        )}
      </Card>
      {mayWrite && asked && <LineDialogs service={service} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
