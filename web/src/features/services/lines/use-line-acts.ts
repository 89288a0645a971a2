import type { ApolloCache } from '@apollo/client';
import { evict } from '#records/save/send.ts';
import { lineValues, type LineValues } from './line-values.ts';
import type { SendLine } from './use-line-form.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  useAddServiceLineMutation,
  useRemoveServiceLineMutation,
  useUpdateServiceLineMutation,
  type LineAct_ResultFragment,
} from './line-acts.generated.ts';

type Result = LineAct_ResultFragment;

function afterLine(cache: ApolloCache, { data }: { data?: { result: Result } | null | undefined }): void {
  if (data?.result.__typename === 'ServiceLineSuccess') evict(cache, ['activity']);
}

function lineOutcome(result: Result): Outcome<void, LineValues> {
  if (result.__typename === 'ServiceLineSuccess') return done(undefined);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'ServiceLine') {
    return conflict(lineValues(result.current), result.current.version);
  }
  return refused(result, 'line');
}

/** Made of the key, which stays that of the intent also through a reload: sent again after a lost answer it is the same line. */
const lineIdOf = (key: string) => key.replaceAll('-', '').slice(0, 20);

/** Adds a line. */
export function useAddLine(serviceId: string): SendLine {
  const [run] = useAddServiceLineMutation();
  return async (line, { key }) => {
    const input = { serviceId, lineId: lineIdOf(key), line };
    const { data } = await run({ variables: { input, key }, update: afterLine });
    if (!data) throw new Error('No data');
    return lineOutcome(data.result);
  };
}

/** Changes a line, as made from a version of it. */
export function useUpdateLine(serviceId: string, lineId: string): SendLine {
  const [run] = useUpdateServiceLineMutation();
  return async (line, { key, version }) => {
    const input = { serviceId, lineId, version: version ?? 0, line };
    const { data } = await run({ variables: { input, key }, update: afterLine });
    if (!data) throw new Error('No data');
    return lineOutcome(data.result);
  };
}

/** Removes a line. */
export function useRemoveLine(serviceId: string, onDone: () => void) {
  const [run] = useRemoveServiceLineMutation();
  return useAction({
    success: 'Línea quitada',
    onDone,
    send: async (lineId: string, key) => {
      const { data } = await run({ variables: { input: { serviceId, lineId }, key }, update: afterLine });
      if (!data) throw new Error('No data');
      const { result } = data;
      return result.__typename === 'ServiceLineSuccess' ? done(undefined) : refused(result);
    },
  });
}
