import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const draw = (button: ReactElement) => render(<MemoryRouter>{button}</MemoryRouter>);

describe('button', () => {
  test.each(['active', 'primary', 'secondary', 'default'] as const)('of type %s', (type) => {
    draw(<Button type={type} title="Guardar" />);
    expect(screen.getByRole('button', { name: 'Guardar' }).dataset['type']).toBe(type);
  });

  test('is centred and of type default unless given', () => {
    draw(<Button title="Guardar" />);
    expect(screen.getByRole('button').dataset).toMatchObject({ type: 'default', align: 'centre' });
  });

  test('aligns left, and its icon is not part of its name', () => {
    draw(<Button title="Guardar" align="left" icon={<svg aria-label="disquete" />} />);
    expect(screen.getByRole('button', { name: 'Guardar' }).dataset['align']).toBe('left');
  });

  test('calls onClick, but not while disabled or busy', async () => {
    const onClick = vi.fn();
    const { rerender } = draw(<Button title="Guardar" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    for (const state of [{ disabled: true }, { busy: true }]) {
      rerender(
        <MemoryRouter>
          <Button title="Guardar" onClick={onClick} {...state} />
        </MemoryRouter>,
      );
      await userEvent.click(screen.getByRole('button'));
    }
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  test('a busy button keeps the focus, and does not submit its form again', async () => {
    const onSubmit = vi.fn();
    const form = (busy: boolean) => (
      <MemoryRouter>
        <form onSubmit={onSubmit}>
          <input aria-label="Nombre" />
          <Button title="Guardar" submit busy={busy} />
        </form>
      </MemoryRouter>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar', busy: true }));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('submits a form only with submit', () => {
    draw(
      <>
        <Button title="Otra" />
        <Button title="Enviar" submit />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Otra' }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('button', { name: 'Enviar' }).getAttribute('type')).toBe('submit');
  });
});

describe('button with the style of a link', () => {
  test('links to its destination', () => {
    draw(<Button style="link" to="/clients/new" title="Nuevo cliente" />);
    expect(screen.getByRole('link', { name: 'Nuevo cliente' }).getAttribute('href')).toBe('/clients/new');
  });

  test('disabled is a link without a destination, marked as disabled', async () => {
    const onClick = vi.fn();
    draw(<Button style="link" to="/clients" title="Siguiente" disabled onClick={onClick} />);
    const link = screen.getByRole('link', { name: 'Siguiente' });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.hasAttribute('href')).toBe(false);
    await userEvent.click(link);
    expect(onClick).not.toHaveBeenCalled();
  });
});
