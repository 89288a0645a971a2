/**
 * The last address of `X-Forwarded-For`, because the caller may have written the ones before it. People behind one
 * proxy share it, so it separates callers but identifies nobody.
 */
export function callerAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
