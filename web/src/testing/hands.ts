import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sets the whole text at once; single keys have tests of their own. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
