import { IconCalendarEvent } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { withSeparators, type Writing } from '../../format/typed-when.ts';
import { Field, type FieldProps, type Tied } from './field.tsx';
import inputs from './text-input.module.css';
import classes from './when-input.module.css';

export type WhenInputProps = FieldProps<string> & { min?: string; max?: string };
type Kind = {
  type: 'date' | 'time' | 'datetime-local';
  writing: Writing;
  unread: string;
};
type Limits = { min: string | undefined; max: string | undefined };

const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

function useText(writing: Writing, value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const text = value === '' ? typed : writing.format(value);
  const take = (next: string, read: string | null) => {
    setTyped(read === null ? next : '');
    setLeft(false);
    if ((read ?? '') !== value) onChange(read ?? '');
  };
  return {
    text,
    isUnread: wasLeft && value === '' && typed.trim() !== '',
    take,
    type: (next: string) => {
      const whole = withSeparators(writing, text, next);
      take(whole, writing.read(whole));
    },
    settle: () => {
      if (value !== '' || typed === '') return;
      take(typed, writing.guess(typed));
      setLeft(true);
    },
  };
}

type PickerProps = Limits & { day: string; describedBy: string; onPick: (day: string) => void };

function Picker({ day, describedBy, onPick, ...limits }: PickerProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={classes['open']}
        aria-label="Abrir calendario"
        aria-describedby={describedBy}
        onClick={() => ref.current?.showPicker()}
      >
        <IconCalendarEvent size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <input
        {...limits}
        ref={ref}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className={classes['native']}
        value={day}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </>
  );
}

type ControlProps = Omit<Kind, 'unread'> & {
  value: string;
  ref: WhenInputProps['ref'] | undefined;
  tied: Tied;
  shown: ReturnType<typeof useText>;
  limits: Limits;
};

function Control({ type, writing, value, ref, tied, shown, limits }: ControlProps) {
  const pick = (day: string) => {
    const time = value.slice(10);
    // Cleared in the native picker.
    if (day === '') shown.take('', '');
    // The time may still be missing.
    else if (type === 'date' || time !== '') shown.take('', `${day}${time}`);
    else shown.take(`${writing.format(day)} `, null);
    document.getElementById(tied.id)?.focus();
  };
  return (
    <div className={classes['control']}>
      <input
        {...tied}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={writing.shape}
        value={shown.text}
        data-unread={shown.isUnread || undefined}
        className={`${inputs['input'] ?? ''} num`}
        onChange={(event) => shown.type(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && shown.settle()}
        onBlur={(event) => {
          shown.settle();
          tied.onBlur?.(event);
        }}
      />
      {type !== 'time' && (
        <Picker {...limits} day={value.slice(0, 10)} describedBy={`${tied.id}-label`} onPick={pick} />
      )}
    </div>
  );
}

/**
 * ISO or empty. Typed in Spanish order, because native fields follow the browser's language; touch screens get the native field.
 */
export function WhenInput({ value, onChange, min, max, ref, ...rest }: WhenInputProps & Kind) {
  const { type, writing, unread, error = null, ...field } = rest;
  const shown = useText(writing, value, onChange);
  const limits = { min, max };
  return (
    <Field {...field} error={shown.isUnread ? unread : error}>
      {(tied) =>
        isTouched() ? (
          <input
            {...tied}
            {...limits}
            ref={ref}
            type={type}
            step={type === 'time' ? 300 : undefined}
            value={value}
            className={`${inputs['input'] ?? ''} num`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <Control
            type={type}
            writing={writing}
            value={value}
            ref={ref}
            tied={tied}
            shown={shown}
            limits={limits}
          />
        )
      }
    </Field>
  );
}
