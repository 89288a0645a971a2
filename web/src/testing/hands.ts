import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Puts a whole text into a field at once: what each key does is a test of its own. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
