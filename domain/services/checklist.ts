import type { ChecklistItem } from '../records/settings/service-type.ts';
import { textUpTo } from '../inputs/parts/checks.ts';
import { MESSAGES } from '../text/messages.ts';

export const CHECKLIST_TEXT_MAX = 500;
/** Absolute value. */
export const CHECKLIST_NUMBER_MAX = 999_999_999;

export type ChecklistPoint = ChecklistItem & { id: string };

export type ChecklistAnswer = boolean | string | number;

export type AnswerCheck = { ok: true; value: ChecklistAnswer } | { ok: false; message: string };

const refuse = (message: string): AnswerCheck => ({ ok: false, message });

/** Accepts a number also as typed text. */
export function checkAnswer(item: Pick<ChecklistItem, 'kind' | 'options'>, value: unknown): AnswerCheck {
  if (value == null || value === '') return refuse(MESSAGES.required);
  switch (item.kind) {
    case 'YES_NO':
      return typeof value === 'boolean' ? { ok: true, value } : refuse(MESSAGES.yesOrNo);
    case 'NUMBER': {
      const number = typeof value === 'string' ? parseMeasure(value) : value;
      return isMeasure(number) ? { ok: true, value: number + 0 } : refuse(MESSAGES.measure);
    }
    case 'CHOICE':
      return typeof value === 'string' && item.options.includes(value)
        ? { ok: true, value }
        : refuse(MESSAGES.choice);
    case 'TEXT': {
      if (typeof value !== 'string') return refuse(MESSAGES.unstorable);
      const message = textUpTo(CHECKLIST_TEXT_MAX)(value);
      return message === null ? { ok: true, value: value.trim() } : refuse(message);
    }
  }
}

const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' &&
  Math.abs(value) <= CHECKLIST_NUMBER_MAX &&
  // At most three decimals, like quantities, so that the stored value is the displayed one.
  Number(value.toFixed(3)) === value;

/** `-1,4` or `-1.4`; no thousands separators. null if it is not a number. */
export function parseMeasure(text: string): number | null {
  const bare = text.trim().replace('−', '-');
  return /^-?\d{1,9}(?:[.,]\d{1,3})?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}

const MEASURE = new Intl.NumberFormat('es-ES', {
  maximumFractionDigits: 3,
  useGrouping: false,
  signDisplay: 'negative',
});

export function answerText(_item: Pick<ChecklistItem, 'kind'>, value: ChecklistAnswer): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' ? MEASURE.format(value) : value;
}

export function pendingItems<I extends ChecklistPoint>(
  items: readonly I[],
  answers: Readonly<Record<string, ChecklistAnswer>>,
): I[] {
  return items.filter((item) => item.required && !isAnswered(item, answers));
}

export function isAnswered(
  item: ChecklistPoint,
  answers: Readonly<Record<string, ChecklistAnswer>>,
): boolean {
  return Object.hasOwn(answers, item.id) && checkAnswer(item, answers[item.id]).ok;
}
