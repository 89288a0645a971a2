import { expect } from 'vitest';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import type { FakeServer } from './fake-server.ts';

type Screen = {
  firstOperation: (url: URL) => PersistedOperation;
  operationsBeside: (url: URL) => readonly PersistedOperation[];
};

/** Expects that an open screen has asked once for each operation that it names, as it would be asked ahead. */
export function expectAskedOnce(server: FakeServer, screen: Screen, path: string): void {
  const url = new URL(path, 'https://cuadrilla.invalid');
  for (const { operationName, variables } of [screen.firstOperation(url), ...screen.operationsBeside(url)]) {
    const asked = server.arrived.filter((each) => each.operationName === operationName);
    // As text: an answer that was asked ahead is found by it.
    expect(
      asked.map((each) => JSON.stringify(each.variables)),
      operationName,
    ).toEqual([JSON.stringify(variables)]);
  }
}
