import { afterEach, beforeEach, expect } from 'vitest';

const METHODS = ['error', 'warn'] as const;
const spoken = { error: console.error, warn: console.warn };
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => {
      complaints.push([method, ...words]);
      spoken[method](...words);
    };
  }
});
afterEach(() => {
  Object.assign(console, spoken);
  expect(complaints, 'console.error and console.warn').toEqual([]);
});
