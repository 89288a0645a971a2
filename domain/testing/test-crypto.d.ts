/** Declares the one Node function that a test needs; Node's full types would let the domain use them. */
declare module 'node:crypto' {
  export function createHash(algorithm: 'sha256'): {
    update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string };
  };
}
