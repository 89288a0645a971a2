import { spawnSync } from 'node:child_process';

/** From `java -version` (`1.8.0` is 8); undefined without Java. */
export function javaMajor(): number | undefined {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return error ? undefined : parseJavaMajor(stderr);
}

export function parseJavaMajor(text: string): number | undefined {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(text);
  if (!match) return undefined;
  return match[1] === '1' ? Number(match[2]) : Number(match[1]);
}
