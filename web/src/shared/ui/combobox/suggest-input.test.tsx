import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Source } from './combobox-options.ts';
import { SuggestInput } from './suggest-input.tsx';
import { TagsInput } from '../fields/tags-input.tsx';
import { enterAndLeave, options } from '../testing/test-combobox.tsx';

const TOWNS = ['Getafe', 'Madrid', 'Móstoles'];

const suggestions: Source = {
  search: (text) =>
    Promise.resolve({
      options: TOWNS.filter((town) => town.toLowerCase().startsWith(text.toLowerCase())).map((town) => ({
        value: town,
        label: town,
      })),
      hasMore: false,
    }),
};

const offline: Source = { ...suggestions, search: () => Promise.reject(new Error('no network')) };
const neverAnswers: Source = { ...suggestions, search: () => new Promise(() => undefined) };

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Población|Etiquetas/ });

describe('a text with suggestions', () => {
  function Town({ source = suggestions }: { source?: Source }) {
    const [text, setText] = useState('');
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(text);
        }}
      >
        <SuggestInput
          label="Población"
          value={text}
          onChange={setText}
          onPick={setSent}
          suggestions={source}
        />
        <p id="sent">{sent}</p>
      </form>
    );
  }
  const sent = () => document.querySelector('#sent')?.textContent;

  test('keeps focus and text from before the list was loaded', async () => {
    render(<Town />);
    const before = screen.getByLabelText('Población');
    act(() => before.focus());
    fireEvent.change(before, { target: { value: 'M' } });
    const after = await box();
    expect(after.value).toBe('M');
    expect(document.activeElement).toBe(after);
    await waitFor(() => expect(options()).toEqual(['Madrid', 'Móstoles']));
  });

  test('shows all suggestions on opening and takes the highlighted one', async () => {
    render(<Town />);
    await userEvent.click(await box());
    await waitFor(() => expect(options()).toEqual(TOWNS));
    expect(screen.getByRole('status').textContent).toBe('3 resultados');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(sent()).toBe('Madrid');
    expect(options()).toEqual([]);
  });

  test('submits the typed text although a suggestion starts with it', async () => {
    render(<Town />);
    await userEvent.type(await box(), 'M');
    await waitFor(() => expect(options()).toEqual(['Madrid', 'Móstoles']));
    await userEvent.keyboard('{Enter}');
    expect(sent()).toBe('M');
  });

  test.each([
    ['without a network', offline],
    ['while no answer has come', neverAnswers],
  ])('accepts any text %s', async (_when, source) => {
    render(<Town source={source} />);
    await userEvent.type(await box(), 'Parla{Enter}');
    expect(sent()).toBe('Parla');
    expect(options()).toEqual([]);
  });
});

describe('tags with suggestions', () => {
  function Tags({ source }: { source: Source }) {
    const [tags, setTags] = useState<string[]>(['Getafe']);
    return (
      <>
        <TagsInput label="Etiquetas" value={tags} onChange={setTags} suggestions={source} />
        <p id="tags">{tags.join(', ')}</p>
      </>
    );
  }
  const tags = () => document.querySelector('#tags')?.textContent;

  test('show suggestions not yet chosen, and accept new tags', async () => {
    render(<Tags source={suggestions} />);
    await userEvent.click(await box());
    await waitFor(() => expect(options()).toEqual(['Madrid', 'Móstoles']));
    await userEvent.click(screen.getByRole('option', { name: 'Móstoles' }));
    await userEvent.type(await box(), 'M{Enter}');
    expect(tags()).toBe('Getafe, Móstoles, M');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(tags()).toBe('Getafe');
  });

  test('add only the suggestion that Enter took when the field is left before it is drawn again', async () => {
    render(<Tags source={suggestions} />);
    await userEvent.type(await box(), 'Mad');
    await waitFor(() => expect(options()).toEqual(['Madrid']));
    await userEvent.keyboard('{ArrowDown}');
    await enterAndLeave(await box(), () => expect(tags()).toBe('Getafe, Madrid'));
  });

  test('add the typed text on blur, but no suggestion', async () => {
    render(<Tags source={suggestions} />);
    await userEvent.type(await box(), 'Mad');
    await waitFor(() => expect(options()).toEqual(['Madrid']));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(tags()).toBe('Getafe, Mad');
  });
});
