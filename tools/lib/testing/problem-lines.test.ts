import { expect, test } from 'vitest';
import { isProblem } from './problem-lines.ts';

test.each([
  ['>  {"requestId":"req_1","severity":"ERROR","message":"request"}', true],
  ['>  {"requestId":"req_1","severity":"INFO","message":"request"}', false],
  ['⚠  functions: Failed to load function definition from source', true],
  ['\u001b[33m⚠\u001b[39m  functions: Error: boom', true],
  ['TypeError: cannot read properties of undefined', true],
  ['i  functions: Beginning execution of "europe-southwest1-graphql"', false],
  ['⚠  emulators: The Emulator UI is not starting', false],
  ['10:15:30 AM [vite] (client) Pre-transform error: Failed to load url /src/main.tsx', true],
  ['10:15:30 AM [vite] (client) hmr update /src/app/app.tsx', false],
])('isProblem of %s is %s', (line, shown) => {
  expect(isProblem(line)).toBe(shown);
});
