import { persistedOperations } from '../../functions/src/graphql/persisted-operations.generated.ts';
import { executeText, type Kit, type Person } from '../../functions/test/kits/kit.ts';
import type { counting, Operations } from './operations.ts';

export type Asked = { data: Record<string, Record<string, unknown>>; operations: Operations };

export function asking(kit: Kit, count: ReturnType<typeof counting>) {
  return async (by: Person, name: string, variables: Record<string, unknown> = {}): Promise<Asked> => {
    const text = persistedOperations.find((each) => each.name === name && each.retiredOn === undefined)?.text;
    if (text === undefined) throw new Error(`The web does not ask ${name}`);
    const { answer, operations } = await count(() => executeText(kit, by, text, variables));
    return { data: answer as Asked['data'], operations };
  };
}
