import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { Act, Actor } from './store/act.ts';
import { refusal } from './errors.ts';
import { fingerprintOf } from './store/intent-keys.ts';

export type Acting = { id: string; role: Role; name: string; lastName: string };

/** The UUID that a client sends with each intent, the same for each retry. */
export type Key = string | null | undefined;

/** Throws FORBIDDEN where the person's role lacks the permission. */
export function assertCan(viewer: { role: Role }, permission: Permission): void {
  if (!can(viewer.role, permission)) throw refusal('FORBIDDEN');
}

export function actorOf(viewer: Acting): Actor {
  return { id: viewer.id, name: fullName(viewer) };
}

/** `input` holds no secrets; a key that is sent again with another input is refused. */
export function actOf(
  viewer: Acting,
  operation: string,
  input: Record<string, unknown>,
  { key, now }: { key: Key; now: Date },
): Act {
  const fingerprint = () => fingerprintOf(input);
  const intent = key == null ? null : { actor: viewer.id, operation, key, fingerprint: fingerprint() };
  return { actor: actorOf(viewer), action: operation, intent, now };
}
