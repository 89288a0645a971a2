import { formatQuantity, LINE_UNIT_LABELS, type LineKind } from '@cuadrilla/domain/services/service-lines.ts';
import { IconClockHour4, IconPackage, IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ServiceLineInput } from '#gql/schema.generated.ts';
import type { LineDraft } from '#outbox/kept/draft.ts';
import type { Marks, WorkVisit } from '#outbox/acts/effects.ts';
import { useItemCode } from '#outbox/kept/use-known.ts';
import { afterPaint } from '#shared/after-paint.ts';
import { newId } from '#shared/new-id.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { LINE_DIALOG } from '../visit/later-parts.ts';
import { useAct } from '../visit/use-acts.ts';
import type { Draft } from '../visit/use-draft.ts';
import { SendMark } from '../day/visit-rows.tsx';
import { CardButton, WorkCard } from '../visit/work-card.tsx';
import classes from '../visit/work.module.css';

type Line = WorkVisit['service']['lines'][number];
type RowProps = { line: Line; marks: Marks; onRemove: (() => void) | undefined };

function LineRow({ line, marks, onRemove }: RowProps) {
  const { id, kind, text, quantityMilli, unit, item } = line;
  // A copy of the day made by an older app lacks the item.
  const code = useItemCode(item ?? null);
  const Icon = kind === 'MATERIAL' ? IconPackage : IconClockHour4;
  return (
    <li className={classes['line']}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes['line-text']}>
        {text}
        {code !== null && <small>{code}</small>}
      </span>
      <span className={classes['quantity']}>
        {formatQuantity(quantityMilli)} {LINE_UNIT_LABELS[unit]}
      </span>
      <SendMark mark={marks.get(id)} />
      {onRemove && (
        <button type="button" className={classes['remove']} aria-label={`Quitar ${text}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

type Props = Pick<Draft, 'draft' | 'change'> & {
  visit: WorkVisit;
  marks: Marks;
  isOpen: boolean;
  title: string;
  kind: LineKind;
  empty: string;
};

function Lines({ visit, marks, draft, change, isOpen, title, kind, empty }: Props) {
  const { id: serviceId, lines } = visit.service;
  const act = useAct(visit);
  const [isAdding, setAdding] = useState(false);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = lines.filter((line) => (line.kind === 'MATERIAL') === (kind === 'MATERIAL'));
  const write = (written: LineDraft | null) => change({ lines: { [kind]: written } });
  const add = (line: ServiceLineInput) =>
    act({ operation: 'AddVisitLine', input: { serviceId, lineId: newId(), line } });
  const remove = (lineId: string) => {
    setLeavingId(null);
    act({ operation: 'RemoveVisitLine', input: { serviceId, lineId } });
    // After the dialog has given the focus back to a button that is gone.
    afterPaint(() => heading.current?.focus());
  };
  // Gone if the visit or the line is, meanwhile.
  const leaving = isOpen ? shown.find(({ id }) => id === leavingId) : undefined;
  if (shown.length === 0 && !isOpen) return null;
  return (
    <WorkCard
      title={title}
      count={shown.length}
      headingRef={heading}
      action={
        isOpen && (
          <CardButton
            title="Añadir"
            icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      {shown.length === 0 && <p className={classes['empty']}>{empty}</p>}
      <ul className={classes['lines']}>
        {shown.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            marks={marks}
            onRemove={isOpen ? () => setLeavingId(line.id) : undefined}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeavingId(null)}
          title="¿Quitar esta línea?"
          verb="Quitar"
          isDanger
          onConfirm={() => remove(leaving.id)}
        >
          <p>{leaving.text}</p>
        </ConfirmDialog>
      )}
      {isAdding && (
        <LINE_DIALOG.Part
          kind={kind}
          written={draft.lines[kind] ?? null}
          onWrite={write}
          onClose={() => setAdding(false)}
          onAdd={add}
        />
      )}
    </WorkCard>
  );
}

export function LinesCards(props: Omit<Props, 'title' | 'kind' | 'empty'>) {
  return (
    <>
      <Lines {...props} title="Materiales" kind="MATERIAL" empty="Sin materiales todavía." />
      <Lines {...props} title="Mano de obra y otros" kind="LABOUR" empty="Sin mano de obra todavía." />
    </>
  );
}
