import { checkAnswer, type ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Mark, WorkVisit } from '#outbox/acts/effects.ts';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import select from '#shared/ui/fields/select.module.css';
import { answerOf } from '../finish/completion.ts';
import { SendMark } from '../day/visit-rows.tsx';
import classes from '../visit/work.module.css';

type Item = WorkVisit['service']['checklist'][number];
type Props = {
  item: Item;
  mark: Mark | undefined;
  /** Text that is no answer yet, or null. */
  typed: string | null;
  onType: (text: string | null) => void;
  isKept: boolean;
  /** The answer as JSON; null takes it back. */
  onAnswer: (answer: string | null) => void;
  onWrong: (isWrong: boolean) => void;
};

const textOf = (value: ChecklistAnswer | undefined) => {
  if (value === undefined || typeof value === 'boolean') return '';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
};

const PAUSE_MS = 900;

/** Saves on blur, after a pause, and on unmount; the text is part of the draft until then. */
function useTypedAnswer({ item, onAnswer, typed, onType, isKept }: Props) {
  const known = textOf(answerOf(item));
  const [isTyping, setTyping] = useState(false);
  const text = typed ?? known;
  const checked = text === '' ? null : checkAnswer(item, text);
  const answer = checked?.ok === true ? JSON.stringify(checked.value) : null;
  const give = () => {
    if (typed === null || checked?.ok === false) return;
    if (answer !== item.answer) onAnswer(answer);
  };
  const isGiven = typed !== null && checked?.ok !== false && answer === item.answer;
  // On blur the text is replaced by its stored form (`12,0` becomes `12`).
  const isDone = isGiven && !isTyping && isKept;
  const forget = useEffectEvent(() => onType(null));
  useEffect(() => {
    if (isDone) forget();
  }, [isDone]);
  const setTyped = (value: string) => {
    setTyping(true);
    onType(value);
  };
  const leave = () => {
    setTyping(false);
    give();
  };
  const giveLatest = useEffectEvent(give);
  useEffect(() => {
    const timer = setTimeout(() => giveLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const giveLast = () => giveLatest();
    window.addEventListener('pagehide', giveLast);
    return () => {
      window.removeEventListener('pagehide', giveLast);
      giveLast();
    };
  }, []);
  return { text, setTyped, leave, error: checked === null || checked.ok ? null : checked.message };
}

function useReportWrong(isWrong: boolean, onWrong: Props['onWrong']) {
  const tell = useEffectEvent(onWrong);
  useEffect(() => {
    if (!isWrong) return;
    tell(true);
    return () => tell(false);
  }, [isWrong]);
}

function TypedField(props: Props & { id: string }) {
  const { item, id } = props;
  const { text, setTyped, leave, error } = useTypedAnswer(props);
  // Text that was typed on an earlier visit to the page counts as left.
  const [wasLeft, setWasLeft] = useState(props.typed !== null);
  const shown = wasLeft ? error : null;
  useReportWrong(shown !== null, props.onWrong);
  const common = {
    id,
    value: text,
    className: classes['answer'],
    'data-kind': item.kind,
    'aria-invalid': shown !== null || undefined,
    'aria-describedby': shown === null ? undefined : `${id}-error`,
    onBlur: () => {
      setWasLeft(true);
      leave();
    },
  };
  return (
    <>
      {item.kind === 'NUMBER' ? (
        <input
          {...common}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <textarea {...common} rows={2} onChange={(event) => setTyped(event.target.value)} />
      )}
      {shown !== null && (
        <p id={`${id}-error`} className={classes['field-error']}>
          {shown}
        </p>
      )}
    </>
  );
}

function ChoiceField({ item, id, onAnswer }: Props & { id: string }) {
  const value = textOf(answerOf(item));
  return (
    <span className={classes['choice']}>
      <select
        id={id}
        className={`${classes['answer'] ?? ''} ${select['select'] ?? ''}`}
        value={value}
        onChange={({ target }) => onAnswer(target.value === '' ? null : JSON.stringify(target.value))}
      >
        <option value="">Elige</option>
        {item.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <IconChevronDown className={select['arrow']} size={16} aria-hidden="true" />
    </span>
  );
}

const YES_NO = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
] as const;

export function ChecklistField(props: Props) {
  const { item, mark, onAnswer } = props;
  const id = useId();
  const { text, kind, required } = item;
  const isYesNo = kind === 'YES_NO';
  const words = (
    <>
      {text}
      {required && (
        <>
          <span className={classes['asterisk']} aria-hidden="true">
            {'\u00A0*'}
          </span>
          <span className="visually-hidden"> (obligatorio)</span>
        </>
      )}
    </>
  );
  return (
    <li className={classes['point']} data-kind={kind} data-place={`checklist.${item.id}`}>
      {isYesNo ? <span>{words}</span> : <label htmlFor={id}>{words}</label>}
      <SendMark mark={mark} />
      {isYesNo && (
        <SegmentedControl
          label={required ? `${text} (obligatorio)` : text}
          value={String(answerOf(item) ?? '') as 'true' | 'false' | ''}
          options={YES_NO}
          onChange={(value) => onAnswer(value)}
        />
      )}
      {kind === 'CHOICE' && <ChoiceField {...props} id={id} />}
      {(kind === 'NUMBER' || kind === 'TEXT') && <TypedField {...props} id={id} />}
    </li>
  );
}
