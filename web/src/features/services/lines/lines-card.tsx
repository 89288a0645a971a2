import { completesLines } from '@cuadrilla/domain/billing/closed-lines.ts';
import { deliveredProblem } from '@cuadrilla/domain/billing/service-billing.ts';
import { hasWrongVat } from '@cuadrilla/domain/billing/vat-elsewhere.ts';
import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { lacksPrice, LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import { IconCurrencyEuro, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PRICE_FIELD, VAT_FIELD } from '#records/services/fix-path.ts';
import { useSession } from '#session/session-context.tsx';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { useAskedPath } from '#shared/form/use-asked-field.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { DataTable } from '#shared/list/data-table.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { useFocusAfterRemoval } from '#shared/ui/use-focus-after-removal.ts';
import { lineColumns, type Line } from './line-columns.tsx';
import type { Service } from '../page/service.ts';
import classes from './lines.module.css';

type Question = { kind: 'add' } | { kind: 'change' | 'remove' | 'price'; line: Line };

// Loaded when somebody edits a line.
const fetchDialogs = () => import('./line-dialogs.tsx');
const { Part: NewLine } = lazyPart(fetchDialogs, 'NewLine');
const { Part: ChangedLine } = lazyPart(fetchDialogs, 'ChangedLine');
const { Part: CompletedLine } = lazyPart(fetchDialogs, 'CompletedLine');
const { Part: RemovedLine } = lazyPart(fetchDialogs, 'RemovedLine');

type DialogsProps = { service: Service; asked: Question; isClosed: boolean; onClose: () => void };

function LineDialogs({ service, asked, isClosed, onClose }: DialogsProps) {
  const about = { service, onClose };
  // The current line: somebody may have changed it since the dialog opened.
  const current = 'line' in asked ? service.lines.find(({ id }) => id === asked.line.id) : undefined;
  if (isClosed) {
    return asked.kind === 'price' && <CompletedLine {...about} line={current ?? asked.line} />;
  }
  if (asked.kind === 'add') return <NewLine {...about} />;
  if (asked.kind === 'remove') return <RemovedLine {...about} line={asked.line} />;
  return <ChangedLine {...about} line={current ?? asked.line} isPriceAsked={asked.kind === 'price'} />;
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

/** Of a line in a closed service. */
function LackMenu({ line, ask }: { line: Line; ask: (question: Question) => void }) {
  return (
    <ActionsMenu
      label={`Acciones de ${line.text}`}
      items={[
        {
          label: lacksPrice(line) ? 'Poner precio' : 'Cambiar el IVA',
          icon: <IconCurrencyEuro size={16} stroke={1.75} />,
          onSelect: () => ask({ kind: 'price', line }),
        },
      ]}
    />
  );
}

/** Asks for what a link to a field of a line leads to, again with each time that it is followed. */
function useFieldAsked(
  lackingAt: (path: string) => Line | undefined,
  ask: (question: Question) => void,
): void {
  const path = useAskedPath();
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  if (path === null || followed === key) return;
  setFollowed(key);
  const line = lackingAt(path);
  if (line) ask({ kind: 'price', line });
}

const WISHES: Readonly<Record<string, string>> = {
  [PRICE_FIELD]: 'ponga el precio',
  [VAT_FIELD]: 'cambie el IVA',
};

/** For who follows a link to a field of a line that they may not change; `problem` is what keeps the office from it. */
function SettledLines({ problem }: { problem: string | null }) {
  const wish = WISHES[useAskedPath() ?? ''];
  if (wish === undefined) return null;
  return <p className={classes['settled']}>{problem ?? `Pide a la oficina que ${wish}`}.</p>;
}

/** What the office may do: change lines until the service is settled, and then give a closed one what its invoice lacks. */
function useRights({ status, invoicing, totals }: Service) {
  const { role } = useSession().session;
  const isOpen = serviceActProblem('writeLines', { status, hasVisitInProgress: false }) === null;
  const problem = deliveredProblem(invoicing, 'cambiar sus líneas');
  const mayComplete = completesLines(status, role) && totals !== null && problem === null;
  return {
    mayWrite: canAny(role, 'lines:write') && isOpen,
    mayComplete,
    notice: status === 'CLOSED' && !mayComplete && <SettledLines problem={problem} />,
  };
}

/** Technicians edit lines in the visit, which works offline. */
export function LinesCard({ service }: { service: Service }) {
  const { lines, totals } = service;
  const { mayWrite, mayComplete, notice } = useRights(service);
  const isVatWrong = (line: Line) =>
    (mayWrite || mayComplete) && hasWrongVat(line, service.site.address.postalCode);
  const lacking = mayComplete ? lines.filter((line) => lacksPrice(line) || isVatWrong(line)) : [];
  const withMenu = mayWrite ? lines : lacking;
  const { ref, removing } = useFocusAfterRemoval(withMenu.map(({ id }) => id));
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = (question: Question) => {
    setAsked(question);
    // In a closed service a line that has got its price has no menu any more.
    if (question.kind === 'remove' || question.kind === 'price') removing(question.line.id);
  };
  useFieldAsked((path) => {
    if (path === PRICE_FIELD) return lines.find(lacksPrice);
    return path === VAT_FIELD ? lines.find(isVatWrong) : undefined;
  }, setAsked);
  const isOnlySeen = asked?.kind === 'price' && !mayWrite && !mayComplete;
  useEffect(() => {
    if (isOnlySeen) ref.current?.querySelector<HTMLElement>('[data-lacks-price]')?.focus();
  }, [isOnlySeen, ref]);
  const menuOf = (line: Line) => {
    if (mayWrite) return <LineMenu line={line} ask={ask} />;
    return lacking.includes(line) ? <LackMenu line={line} ask={ask} /> : null;
  };
  const hasMenus = mayWrite || lacking.length > 0;
  const add = (
    <button type="button" className={classes['add']} onClick={() => ask({ kind: 'add' })}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Añadir línea
    </button>
  );
  return (
    <div ref={ref} className={classes['card']} data-acts={hasMenus || undefined}>
      <Card title="Líneas" count={lines.length} isFlush action={mayWrite && lines.length < LINES_MAX && add}>
        {notice}
        {lines.length === 0 ? (
          <CardEmpty>Aún no hay material, mano de obra ni desplazamiento.</CardEmpty>
        ) : (
          <DataTable
            label="Líneas"
            columns={lineColumns({
              withPrices: totals !== null,
              menu: hasMenus ? menuOf : null,
            })}
            rows={lines}
            isCompact
          />
        )}
      </Card>
      {(mayWrite || mayComplete) && asked && (
        <LineDialogs service={service} asked={asked} isClosed={!mayWrite} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
