export type Logger = Record<
  'info' | 'warn' | 'error',
  (message: string, fields: Record<string, unknown>) => void
>;

// Matches only from the start of a word, so that a long text without an address is scanned once and not once per letter.
const EMAIL = /(?<![^\s@/<>"'(),:;])[^\s@/<>"'(),:;]+?(?:@|%40)[^\s@/<>"'(),:;]+\.[^\s@/<>"'(),:;]+/gi;
const TOKEN = /\b(?:Bearer\s+\S+|ey[\w-]+\.[\w-]+\.[\w-]*)/gi;

/** Redacts e-mail addresses and tokens: the log must not identify people. */
export function redact(text: string): string {
  return text.replace(TOKEN, '[token]').replace(EMAIL, '[email]');
}

const MAX_CAUSES = 5;

export function describeError(error: unknown, causes = MAX_CAUSES): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: redact(String(error)) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: redact(message),
    stack: redact(stack ?? ''),
    ...(cause === undefined || causes === 0 ? {} : { cause: describeError(cause, causes - 1) }),
  };
}
