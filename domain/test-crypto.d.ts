/** The one thing that a test here needs of Node, whose types would otherwise let the domain know its surroundings. */
declare module 'node:crypto' {
  export function createHash(algorithm: 'sha256'): {
    update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string };
  };
}
