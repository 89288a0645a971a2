import { fingerprintOf } from '../../store/intent-keys.ts';
import type { Act } from '../../store/act.ts';
import type { Import } from '../import.ts';

/** One part of an import, with its own intent key, so that concurrent and restarted requests do each part once. */
export function partAct(
  { id, byId, byName, actor, run }: Import,
  action: string,
  part: number,
  now: Date,
): Act {
  const key = `${action}_${id}_${run}_${part}`;
  const intent = { actor: byId, operation: action, key, fingerprint: fingerprintOf({ key }) };
  return { actor: actor ?? { id: byId, name: byName }, action, intent, now, importId: id };
}
