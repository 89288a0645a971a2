import { CHECKLIST_TEXT_MAX } from '@cuadrilla/domain/services/checklist.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnsweredPoint } from './checklist-answers.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { ChecklistList } from './checklist-list.tsx';

const point = (
  over: Partial<AnsweredPoint> & Pick<AnsweredPoint, 'id' | 'kind' | 'text'>,
): AnsweredPoint => ({
  options: [],
  required: false,
  answer: null,
  ...over,
});

const POINTS = [
  point({ id: 'p1', kind: 'NUMBER', text: 'CO en humos (ppm)', required: true }),
  point({ id: 'p2', kind: 'YES_NO', text: '¿Explicado el uso?' }),
  point({ id: 'p3', kind: 'CHOICE', text: 'Estado', options: ['Bien', 'Mal'] }),
  point({ id: 'p4', kind: 'TEXT', text: 'Observaciones' }),
];

const draw = (points = POINTS) => {
  const onAnswer = vi.fn();
  const view = render(<ChecklistFields points={points} onAnswer={onAnswer} />);
  return { onAnswer, ...view };
};

const co = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^CO en humos/ });

afterEach(cleanup);

test('a selected answer is sent at once', async () => {
  const { onAnswer } = draw();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Mal');
  expect(onAnswer.mock.calls).toEqual([
    ['p2', false],
    ['p3', 'Mal'],
  ]);
});

test('a measured value is sent once on blur and shown with its unit', async () => {
  const { onAnswer } = draw();
  await userEvent.type(co(), '12,5');
  expect(onAnswer).not.toHaveBeenCalled();
  fireEvent.keyDown(co(), { key: 'Enter' });
  await userEvent.tab();
  expect(onAnswer.mock.calls).toEqual([['p1', 12.5]]);
  expect(screen.getByText('ppm')).toBeDefined();
});

test('an invalid number stays in the field with an error and is not sent', async () => {
  const { onAnswer } = draw();
  await userEvent.type(co(), 'doce');
  await userEvent.tab();
  expect(co().value).toBe('doce');
  expect(co().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(onAnswer).not.toHaveBeenCalled();
});

test('a text that is too long stays whole in the field with an error and is not sent', async () => {
  const { onAnswer } = draw();
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Observaciones' });
  await userEvent.click(words);
  await userEvent.paste('a'.repeat(CHECKLIST_TEXT_MAX + 1));
  await userEvent.tab();
  expect(words.value).toHaveLength(CHECKLIST_TEXT_MAX + 1);
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.tooLong(CHECKLIST_TEXT_MAX));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('clearing an answer removes it', async () => {
  const [first, ...others] = POINTS;
  const { onAnswer } = draw([{ ...(first as AnsweredPoint), answer: '12.5' }, ...others]);
  expect(co().value).toBe('12,5');
  await userEvent.clear(co());
  await userEvent.tab();
  expect(onAnswer.mock.calls).toEqual([['p1', null]]);
});

test('text being typed is sent on unmount', async () => {
  const { onAnswer, unmount } = draw();
  await userEvent.type(screen.getByRole('textbox', { name: 'Observaciones' }), 'Falta purgar');
  unmount();
  expect(onAnswer.mock.calls).toEqual([['p4', 'Falta purgar']]);
});

test('the stored answer is shown after saving, also when another person changes it', async () => {
  const { onAnswer, rerender } = draw();
  await userEvent.type(co(), '12');
  await userEvent.tab();
  const kept = (answer: string) => POINTS.map((each) => (each.id === 'p1' ? { ...each, answer } : each));
  rerender(<ChecklistFields points={kept('12')} onAnswer={onAnswer} />);
  rerender(<ChecklistFields points={kept('15')} onAnswer={onAnswer} />);
  expect(co().value).toBe('15');
});

test('a refused answer is reported at its point and can be sent again', async () => {
  const { onAnswer, rerender } = draw();
  await userEvent.type(co(), '12');
  await userEvent.tab();
  rerender(<ChecklistFields points={POINTS} onAnswer={onAnswer} refusals={{ p1: 'Sin conexión' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Sin conexión');
  co().focus();
  await userEvent.tab();
  expect(onAnswer.mock.calls).toEqual([
    ['p1', 12],
    ['p1', 12],
  ]);
});

test('the read-only list shows each answer with its unit or as missing', () => {
  const answers: Record<string, string> = { p1: '1.4', p2: 'true' };
  render(<ChecklistList points={POINTS.map((each) => ({ ...each, answer: answers[each.id] ?? null }))} />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    'CO en humos1,4\u00a0ppm',
    '¿Explicado el uso?Sí',
    'EstadoPendiente',
    'ObservacionesPendiente',
  ]);
});
