import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';

const stackOf = (element: unknown): Error => (element as { _debugStack: Error })._debugStack;

test('no element notes where it was made, and React still warns', () => {
  expect(stackOf(<li />)).toBe(stackOf(<ul />));
  expect(stackOf(createElement('li'))).toBe(stackOf(createElement('ul')));

  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ul>{[<li />, <li />]}</ul>);
  expect(error.mock.calls.flat().join(' ')).toContain('unique "key" prop');
});
