import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const records = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');

describe('the decision records', () => {
  it.each(records)('%s has a date and a status and is listed in the index with both', (name) => {
    const [title = '', , header = ''] = read(name);
    const [date, status] = header.split(' · ');
    expect(name.startsWith(`${date}-`)).toBe(true);
    expect(status).toMatch(/^(accepted|superseded by 2\d{3}-\d\d-\d\d-[a-z-]+)$/);
    expect(index).toContain(`- ${date} [${title.slice(2)}](${name}): ${status}\n`);
  });

  it('a superseded record names its successor, which names it', () => {
    const pairs = (pattern: RegExp, inOrder: (own: string, other: string) => string) =>
      records.flatMap((name) => {
        const others = pattern.exec(read(name)[2] ?? '')?.[1]?.split(', ') ?? [];
        return others.map((other) => inOrder(name.replace(/\.md$/, ''), other));
      });
    const superseded = pairs(/superseded by (\S+)/, (own, other) => `${own} by ${other}`);
    expect(superseded.length).toBeGreaterThan(0);
    expect(superseded.sort()).toEqual(
      pairs(/ supersedes (.+)$/, (own, other) => `${other} by ${own}`).sort(),
    );
  });
});
