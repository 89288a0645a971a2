import type { Access } from './access-message.ts';

/** Milliseconds between the toast of a new person and the list that shows their access once more. */
export const REDIRECT_AFTER = 3500;

export const accessOf = ({ name, lastName, email, password }: Access & { password: string }): Access => ({
  name: name.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
});
