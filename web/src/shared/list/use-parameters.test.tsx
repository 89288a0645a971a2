import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useParameters } from './use-parameters.ts';

const atPlan = () =>
  renderHook(() => ({ ...useParameters(), address: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/plan?dia=1']}>{children}</MemoryRouter>,
  });

test('two choices before a render are both in the address', () => {
  const { result } = atPlan();
  act(() => {
    result.current.go({ zona: 'norte' });
    result.current.go({ competencia: 'gas' });
  });
  expect(result.current.address.search).toBe('?dia=1&zona=norte&competencia=gas');
});

test('removing a choice keeps the others', () => {
  const { result } = atPlan();
  act(() => result.current.go({ zona: 'norte' }));
  act(() => result.current.go({ dia: null }));
  expect(result.current.address.search).toBe('?zona=norte');
});
