import {
  DAY_LABELS,
  DAYS,
  SPANS_PER_DAY_MAX,
  type Day,
  type HoursSpan,
} from '@cuadrilla/domain/people/weekly-hours.ts';
import { IconAlertCircle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, type FocusEventHandler, type Ref } from 'react';
import classes from './hours.module.css';
import { nextSpan, tidyTime, TYPED_TIME_MAX, WORKDAYS_AFTER_MONDAY } from './hours-words.ts';

type TimeField = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur: FocusEventHandler<HTMLElement>;
  ref: Ref<HTMLInputElement>;
};

type DayField = { value: readonly HoursSpan[]; error: string | null; onChange: (spans: HoursSpan[]) => void };

/** Fields at `<hours>.<day>` and `<hours>.<day>.<index>.<end>`. */
export type HoursFields = {
  day: (day: Day) => DayField;
  time: (path: `${Day}.${number}.${'from' | 'to'}`) => TimeField;
};

type TimeProps = { field: TimeField; label: string; describedBy: string; disabled: boolean };

/** A text field, because the native one has no 24:00 and may show a 12-hour clock. */
function Time({ field: { value, error, onChange, onBlur, ref }, label, describedBy, disabled }: TimeProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      maxLength={TYPED_TIME_MAX}
      ref={ref}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : describedBy}
      className="num"
      onBlur={(event) => {
        const tidy = tidyTime(value);
        if (tidy !== value) onChange(tidy);
        onBlur(event);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Message({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null;
  return (
    <p id={id} className={classes['error']}>
      <IconAlertCircle size={14} aria-hidden="true" />
      {children}
    </p>
  );
}

type SpanProps = {
  day: Day;
  index: number;
  time: HoursFields['time'];
  onRemove: () => void;
  disabled: boolean;
};

function Span({ day, index, time, onRemove, disabled }: SpanProps) {
  const id = useId();
  const from = time(`${day}.${index}.from`);
  const to = time(`${day}.${index}.to`);
  const name = `${DAY_LABELS[day]}, tramo ${index + 1}`;
  const common = { describedBy: id, disabled };
  return (
    <div>
      <div className={classes['span']}>
        <Time {...common} field={from} label={`${name}, desde`} />
        <span aria-hidden="true">–</span>
        <Time {...common} field={to} label={`${name}, hasta`} />
        <button
          type="button"
          className={classes['remove']}
          aria-label={`Quitar ${name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <Message id={id}>{from.error ?? to.error}</Message>
    </div>
  );
}

type RowProps = { day: Day; fields: HoursFields; disabled: boolean; onCopy: (() => void) | null };

function DayRow({ day, fields, disabled, onCopy }: RowProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { value: spans, error, onChange } = fields.day(day);
  const remove = (index: number) => {
    onChange(spans.filter((_, each) => each !== index));
    add.current?.focus();
  };
  return (
    <div role="group" aria-label={DAY_LABELS[day]} className={classes['day']}>
      <div className={classes['name']}>{DAY_LABELS[day]}</div>
      <div className={classes['spans']}>
        {spans.length === 0 && <span className={classes['off']}>No trabaja</span>}
        {spans.map((_, index) => (
          <Span
            key={index}
            day={day}
            index={index}
            disabled={disabled}
            time={fields.time}
            onRemove={() => remove(index)}
          />
        ))}
        <Message id={id}>{error}</Message>
        <div className={classes['tools']}>
          <button
            ref={add}
            type="button"
            className={classes['tool']}
            aria-label={`Añadir tramo, ${DAY_LABELS[day]}`}
            disabled={disabled || spans.length >= SPANS_PER_DAY_MAX}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            <IconPlus size={14} aria-hidden="true" />
            Añadir tramo
          </button>
          {onCopy && (
            <button type="button" className={classes['tool']} disabled={disabled} onClick={onCopy}>
              Copiar el lunes de martes a viernes
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Up to four spans a day; Monday's can be copied to the other workdays. */
export function HoursEditor({ fields, disabled = false }: { fields: HoursFields; disabled?: boolean }) {
  const copy = () => {
    const monday = fields.day('mon').value;
    for (const day of WORKDAYS_AFTER_MONDAY) fields.day(day).onChange(monday.map((span) => ({ ...span })));
  };
  return (
    <div className={classes['week']}>
      {DAYS.map((day) => (
        <DayRow
          key={day}
          day={day}
          fields={fields}
          disabled={disabled}
          onCopy={day === 'mon' ? copy : null}
        />
      ))}
    </div>
  );
}
