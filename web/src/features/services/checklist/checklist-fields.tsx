import { IconChevronDown } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import select from '#shared/ui/fields/select.module.css';
import { answerOf, questionOf, type AnsweredPoint } from './checklist-answers.ts';
import classes from './checklist.module.css';
import { useAnswerDraft, type OnAnswer } from './use-answer-draft.ts';

type FieldProps = {
  point: AnsweredPoint;
  onAnswer: OnAnswer;
  refusal: string | null;
};

type RowProps = {
  field: FieldProps;
  labelId: string;
  problem: string | null;
  isWide?: boolean;
  children: ReactNode;
};

const problemId = (labelId: string) => `${labelId}-problem`;

function Row({ field: { point }, labelId, problem, isWide = false, children }: RowProps) {
  return (
    <li className={classes['field']} data-wide={isWide || undefined}>
      <span className={classes['question']} id={labelId}>
        {questionOf(point).question}
        {point.required && (
          <>
            <span className={classes['asterisk']} aria-hidden="true">
              {' '}
              *
            </span>
            <span className="visually-hidden"> (obligatorio)</span>
          </>
        )}
      </span>
      <span className={classes['control']}>{children}</span>
      {problem !== null && (
        <p id={problemId(labelId)} role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
    </li>
  );
}

const tied = (labelId: string, problem: string | null) => ({
  'aria-labelledby': labelId,
  'aria-invalid': problem === null ? undefined : true,
  'aria-describedby': problem === null ? undefined : problemId(labelId),
});

function YesNo(field: FieldProps) {
  const id = useId();
  const answer = answerOf(field.point);
  const options = [
    { value: true, label: 'Sí' },
    { value: false, label: 'No' },
  ];
  return (
    <Row field={field} labelId={id} problem={field.refusal}>
      <span className={classes['choices']} role="radiogroup" {...tied(id, field.refusal)}>
        {options.map(({ value, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={id}
              checked={answer === value}
              onChange={() => field.onAnswer(field.point.id, value)}
            />
            {label}
          </label>
        ))}
      </span>
    </Row>
  );
}

function Choice(field: FieldProps) {
  const id = useId();
  const { point, onAnswer, refusal } = field;
  return (
    <Row field={field} labelId={id} problem={refusal}>
      <select
        {...tied(id, refusal)}
        value={String(answerOf(point) ?? '')}
        data-empty={answerOf(point) == null || undefined}
        className={select['select']}
        onChange={({ currentTarget: { value } }) => onAnswer(point.id, value === '' ? null : value)}
      >
        <option value="">Elige</option>
        {point.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <IconChevronDown className={select['arrow']} size={16} aria-hidden="true" />
    </Row>
  );
}

function Measure(field: FieldProps) {
  const id = useId();
  const { text, problem, write, give } = useAnswerDraft(field);
  const { unit } = questionOf(field.point);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') give();
  };
  return (
    <Row field={field} labelId={id} problem={problem}>
      <input
        {...tied(id, problem)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        data-unit={unit === null ? undefined : true}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={give}
      />
      {unit !== null && <span className={classes['unit']}>{unit}</span>}
    </Row>
  );
}

function Words(field: FieldProps) {
  const id = useId();
  const { text, problem, write, give } = useAnswerDraft(field);
  return (
    <Row field={field} labelId={id} problem={problem} isWide>
      <textarea
        {...tied(id, problem)}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={give}
      />
    </Row>
  );
}

const FIELDS = { YES_NO: YesNo, NUMBER: Measure, TEXT: Words, CHOICE: Choice } as const;

type Props = {
  points: readonly AnsweredPoint[];
  onAnswer: OnAnswer;
  refusals?: Readonly<Record<string, string>>;
};

export function ChecklistFields({ points, onAnswer, refusals = {} }: Props) {
  return (
    <ul className={classes['list']}>
      {points.map((point) => {
        const Field = FIELDS[point.kind];
        return (
          <Field key={point.id} point={point} onAnswer={onAnswer} refusal={refusals[point.id] ?? null} />
        );
      })}
    </ul>
  );
}
