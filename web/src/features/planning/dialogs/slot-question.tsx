import { isHard } from '@cuadrilla/domain/visits/scheduling.ts';
import { localOf } from '@cuadrilla/domain/time/time.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { moveToWords } from '#records/scheduling/move-to-words.ts';
import { ReasonsList } from '#records/scheduling/reasons-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Question } from '../moves/moves.ts';
import { usePlanTools } from '../plan-tools.ts';
import classes from './slot-question.module.css';

type Props = {
  question: Question;
  onCancel: () => void;
  onPass: () => void;
  onAccept: () => void;
  onOther: () => void;
  nameOf: (technicianId: string) => string;
};

const GAP = 8;

function besideAsked(panel: HTMLElement): CSSProperties {
  const asked = document.querySelector('[data-asked]')?.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const [maxLeft, maxTop] = [window.innerWidth - width - 16, window.innerHeight - height - 16];
  if (!asked) return { left: maxLeft / 2, top: maxTop / 2 };
  const above = asked.top - height - GAP;
  const top = above > 80 ? above : asked.bottom + GAP;
  return { left: Math.max(16, Math.min(asked.left, maxLeft)), top: Math.max(80, Math.min(top, maxTop)) };
}

function usePlace({ move, reasons }: Question) {
  const { store, zone } = usePlanTools();
  const ref = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  useEffect(() => {
    const { subject, interval, technicianIds } = move;
    const technicianId = reasons[0]?.technicianId ?? technicianIds[0] ?? '';
    store.ask({ technicianId, day: localOf(zone, interval.start).day, interval, subject, reasons });
    return () => store.ask(null);
  }, [move, reasons, store, zone]);
  useLayoutEffect(() => {
    const place = () => {
      if (ref.current) setStyle(besideAsked(ref.current));
    };
    const frame = requestAnimationFrame(() => {
      place();
      const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
      buttons.at(-1)?.focus({ preventScroll: true });
    });
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [move]);
  return { ref, style };
}

function useFocusBack({ move: { subject } }: Question): void {
  const { visit, serviceId } = subject;
  const name = visit ? `[data-visit="${CSS.escape(visit.id)}"]` : `[data-service="${CSS.escape(serviceId)}"]`;
  useEffect(() => () => document.querySelector<HTMLElement>(name)?.focus({ preventScroll: true }), [name]);
}

function titleOf({ move: { subject }, reasons }: Question): string {
  if (reasons.length === 0) return `¿Mover ${subject.code}?`;
  return `${subject.code} ${isHard(reasons) ? 'no cabe aquí' : 'cabe, con avisos'}`;
}

export function SlotQuestion({ question, onCancel, onPass, onAccept, onOther, nameOf }: Props) {
  const { move, reasons, devices, nearest } = question;
  const { zone } = usePlanTools();
  const titleId = useId();
  const { ref, style } = usePlace(question);
  useFocusBack(question);
  const isRefused = isHard(reasons);
  const { day } = localOf(zone, move.interval.start);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      className={classes['panel']}
      style={style}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <h3 id={titleId}>{titleOf(question)}</h3>
      <ReasonsList
        reasons={reasons}
        devices={devices}
        {...(move.technicianIds.length > 1 ? { nameOf } : {})}
      />
      <div className={classes['actions']}>
        <Button title="Cancelar" onClick={onCancel} />
        {!isRefused && (
          <Button
            type="primary"
            title={move.subject.visit ? 'Mover igualmente' : 'Programar igualmente'}
            onClick={onAccept}
          />
        )}
        {isRefused && !nearest && !reasons.some(({ kind }) => kind === 'ALREADY_PLANNED') && (
          <Button type="primary" title="Buscar otro hueco" onClick={onOther} />
        )}
        {isRefused && nearest && (
          <Button
            type="primary"
            title={moveToWords(nearest, day, zone)}
            icon={<IconArrowRight size={16} stroke={1.75} />}
            onClick={onPass}
          />
        )}
      </div>
    </div>
  );
}
