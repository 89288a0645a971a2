import { CHECKLIST_TEXT_MAX } from '@cuadrilla/domain/services/checklist.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChecklistField } from './checklist-field.tsx';

const onAnswer = vi.fn();

function Observations() {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ul>
      <ChecklistField
        item={{ id: 'p1', kind: 'TEXT', text: 'Observaciones', options: [], required: false, answer: null }}
        mark={undefined}
        typed={typed}
        onType={setTyped}
        isKept
        onAnswer={onAnswer}
        onWrong={() => undefined}
      />
    </ul>
  );
}

test('a text that is too long stays whole with an error and is not sent', async () => {
  render(<Observations />);
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Observaciones' });
  await userEvent.click(words);
  await userEvent.paste('a'.repeat(CHECKLIST_TEXT_MAX + 1));
  await userEvent.tab();
  expect(words.value).toHaveLength(CHECKLIST_TEXT_MAX + 1);
  expect(screen.getByText(MESSAGES.tooLong(CHECKLIST_TEXT_MAX))).toBeDefined();
  expect(onAnswer).not.toHaveBeenCalled();
});
