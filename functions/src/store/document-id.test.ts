import { expect, test } from 'vitest';
import { isDocumentId } from './document-id.ts';

test.each(['a', 'A1b2', 'a.b', 'a_b-c:d', '__a', 'a__', 'u'.repeat(128)])(
  'accepts %s as a document ID',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

test.each(['', '.', '..', '__a__', '____', 'a/b', '/', 'ñ', 'a b', 'a\n', '\u0000', 'u'.repeat(129)])(
  'rejects %j as a document ID',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
