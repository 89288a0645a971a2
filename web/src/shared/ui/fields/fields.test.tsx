import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { MoneyInput } from './money-input.tsx';
import { MultiSelect } from './multi-select.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { TagsInput, withTag } from './tags-input.tsx';
import { Textarea } from './textarea.tsx';

type Controls<T> = { value: T; onChange: (value: T) => void };

function Held<T>({ first, children }: { first: T; children: (controls: Controls<T>) => ReactNode }) {
  const [value, onChange] = useState(first);
  return (
    <>
      {children({ value, onChange })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const EMPTY: string = '';

const held = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const OPTIONS = [
  { value: 'gas', label: 'Gas' },
  { value: 'air', label: 'Aire' },
];

test('tags are added with Enter and comma, once each ignoring case, and removed', async () => {
  render(
    <Held first={['Gas']}>
      {(controls: Controls<string[]>) => <TagsInput {...controls} label="Etiquetas" />}
    </Held>,
  );
  await userEvent.type(screen.getByLabelText('Etiquetas'), 'VIP{Enter}gás,anual,');
  expect(held()).toEqual(['Gas', 'VIP', 'anual']);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar VIP' }));
  await userEvent.keyboard('{Backspace}');
  expect(held()).toEqual(['Gas']);
  expect(document.activeElement).toBe(screen.getByLabelText('Etiquetas'));
});

test('invalid tags are marked, also in words, while the error shows', () => {
  const common = { label: 'Códigos', onChange: () => undefined, value: ['28004', '99'] };
  const isWrong = (text: string) => text === '99';
  const { rerender } = render(<TagsInput {...common} isWrong={isWrong} error="99 no es un código" />);
  const marked = () => [...document.querySelectorAll('[data-wrong]')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['No válido: 99']);
  expect(screen.getByRole('button', { name: 'Quitar 99' })).toBeDefined();
  rerender(<TagsInput {...common} isWrong={isWrong} error={null} />);
  expect(marked()).toEqual([]);
});

test('an unfinished tag is added on blur', async () => {
  render(
    <Held first={[] as string[]}>
      {(controls: Controls<string[]>) => <TagsInput {...controls} label="Etiquetas" />}
    </Held>,
  );
  await userEvent.type(screen.getByLabelText('Etiquetas'), 'VIP');
  await userEvent.tab();
  expect(held()).toEqual(['VIP']);
  expect(withTag(['VIP'], '  ')).toEqual(['VIP']);
});

test('an amount is formatted on blur; invalid text stays', async () => {
  render(<Held first="">{(controls) => <MoneyInput {...controls} label="Valor" />}</Held>);
  await userEvent.type(screen.getByLabelText('Valor'), '1.234,5');
  await userEvent.tab();
  expect(held()).toBe('1.234,50');
  await userEvent.type(screen.getByLabelText('Valor'), 'x');
  await userEvent.tab();
  expect(held()).toBe('1.234,50x');
});

test('several options are selected in their order', async () => {
  render(
    <Held first={['air']}>
      {(controls: Controls<string[]>) => <MultiSelect {...controls} label="Intereses" options={OPTIONS} />}
    </Held>,
  );
  await userEvent.click(screen.getByLabelText('Gas'));
  expect(held()).toEqual(['gas', 'air']);
  await userEvent.click(screen.getByLabelText('Aire'));
  expect(held()).toEqual(['gas']);
});

describe('each field references its error', () => {
  const common = { label: 'Campo', error: 'No vale', onChange: () => undefined };
  test.each([
    ['select', <Select key="s" {...common} value={EMPTY} options={OPTIONS} />, 'combobox'],
    ['textarea', <Textarea key="t" {...common} value="" />, 'textbox'],
    ['radio cards', <RadioCards key="r" {...common} value={EMPTY} options={OPTIONS} />, 'group'],
    ['chips', <MultiSelect key="m" {...common} value={[]} options={OPTIONS} />, 'group'],
    ['tags', <TagsInput key="g" {...common} value={[]} />, 'textbox'],
  ])('%s', (_kind, field, role) => {
    render(field);
    const element = screen.getByRole(role, { name: 'Campo' });
    expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No vale',
    );
  });
});

test('the counter shows near the limit', () => {
  const common = { label: 'Notas', onChange: () => undefined, maxLength: 10 };
  const { rerender } = render(<Textarea {...common} value="123456789" />);
  expect(screen.queryByText('9 de 10')).toBeNull();
  rerender(<Textarea {...common} value="1234567890A" />);
  expect(screen.getByText('11 de 10')).toBeDefined();
});
