import { fingerprintOf } from '../../store/intent-keys.ts';
import type { Act } from '../../store/act.ts';
import type { Import } from '../import.ts';

/**
 * One part of an import, under a key of its own: two that go on with it at once, or one that was killed and is started again, do each
 * part once.
 */
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
