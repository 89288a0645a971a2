import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { CLOSED_AT_ONCE } from '@cuadrilla/domain/services/service-status.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { FAILURES, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type { CloseServicesInput, ServiceVersionInput } from '../../graphql/types.generated.ts';
import type { Service } from '../../work/service.ts';
import { decideAct, type ActDeps } from './act-on-service.ts';
import { CLOSING } from './change-service-state.ts';

/** `done` even if all were refused: each refusal has its reason. */
export type ClosedServices =
  | { kind: 'done'; closed: string[]; refused: { id: string; message: string }[] }
  | Extract<Failure, { kind: 'invalid' | 'keyReused' }>;

type Deps = ActDeps & { stores: { services: { find: (id: string) => Promise<Service | null> } } };

/** Each with the guards of closing one, all in one transaction: a refusal does not affect the others. */
export async function closeServices(
  { unit, now, stores: { services } }: Deps,
  viewer: Acting,
  { services: asked }: CloseServicesInput,
  key: Key,
): Promise<ClosedServices> {
  assertCan(viewer, 'services:act');
  const once = [...new Map(asked.map((each) => [each.id, each])).values()];
  if (once.length === 0 || once.length > CLOSED_AT_ONCE) return tooMany();
  const act = actOf(viewer, 'closeService', { services: once }, { key, now: now() });
  const refusals = new Map<string, string>();
  const outcome = await unit(act, async (unitStores) => {
    refusals.clear();
    const decided = await Promise.all(
      once.map(({ id, version }) =>
        decideAct(unitStores, { viewer, id, version, now: act.now }, 'close', CLOSING),
      ),
    );
    const closed: string[] = [];
    for (const [index, { id }] of once.entries()) {
      const result = decided[index];
      if (typeof result === 'function') {
        await result();
        closed.push(id);
      } else if (result !== undefined) refusals.set(id, messageOf(result));
    }
    return { kind: 'done', ids: closed };
  });
  if (outcome.kind !== 'done') return outcome;
  const left = once.filter(({ id }) => !outcome.ids.includes(id));
  const refused = await Promise.all(left.map((each) => refusalOf(each, refusals, services.find)));
  return { kind: 'done', closed: outcome.ids, refused };
}

const tooMany = () => wrongField('services', `Elige de 1 a ${CLOSED_AT_ONCE} servicios`);

const CHANGED = 'Ha cambiado mientras tanto: revísalo';

function messageOf(failure: Failure | Conflict): string {
  if (failure.kind === 'transition') return failure.message;
  return failure.kind === 'conflict' ? CHANGED : FAILURES.notFound;
}

/** For a repeated request, which decides nothing again, the current state. */
async function refusalOf(
  { id }: ServiceVersionInput,
  refusals: ReadonlyMap<string, string>,
  find: (id: string) => Promise<Service | null>,
) {
  const known = refusals.get(id);
  if (known !== undefined) return { id, message: known };
  const service = await find(id);
  if (service === null) return { id, message: FAILURES.notFound };
  const { status } = service;
  return { id, message: serviceActProblem('close', { status, hasVisitInProgress: false }) ?? CHANGED };
}
