import type { Buffers } from '@cuadrilla/domain/records/settings/settings.ts';
import type { CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import { serviceActProblem, type ServiceAct } from '@cuadrilla/domain/services/service-acts.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type { ServiceVersionInput } from '../../graphql/types.generated.ts';
import type { CatalogValue } from '../../settings/settings.ts';
import type { Unit } from '../../unit/unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { annulVisits, type VisitFate } from './annulled-visits.ts';
import type { Visit } from '../../work/visit.ts';
import { mayReadService } from '../../work/ownership.ts';
import type { Service } from '../../work/service.ts';
import type { ServiceOutcome } from '../update-service.ts';

export type NamedAct = Extract<ServiceAct, 'hold' | 'changeHold' | 'resume' | 'cancel' | 'close' | 'reopen'>;

export type ActDeps = { unit: Unit<'services' | 'visits' | 'settings' | 'as'>; now: () => Date };

export type ActRequest<I extends ServiceVersionInput> = { viewer: Acting; input: I; key: Key };

export type FoundService = {
  service: Service;
  visits: readonly Visit[];
  company: CompanyHours;
  now: Date;
  /** Only few acts need the deadlines: a read. */
  buffers: () => Promise<Buffers>;
};

type Effect = { fields: Partial<Service>; text?: string } | Failure;

export type Effects = {
  reason?: { list: 'holdReasons' | 'cancelReasons'; id: string };
  fateOf?: VisitFate;
  effectsOf: (found: FoundService) => Effect | Promise<Effect>;
};

export function actOnService<I extends ServiceVersionInput>(
  { unit, now }: ActDeps,
  { viewer, input, key }: ActRequest<I>,
  name: NamedAct,
  effects: Effects,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:act');
  const { id, version } = input;
  const operation = name === 'changeHold' ? name : `${name}Service`;
  const act = actOf(viewer, operation, input, { key, now: now() });
  return unit(act, async (stores) => {
    const decided = await decideAct(stores, { viewer, id, version, now: act.now }, name, effects);
    if (typeof decided !== 'function') return decided;
    await decided();
    return { kind: 'done', ids: [id] };
  });
}

type Asked = { viewer: Acting; id: string; version: number; now: Date };

/** The refusal, or a function that writes the act once all acts of a unit are decided. */
export async function decideAct(
  stores: Pick<UnitStores, 'services' | 'visits' | 'settings' | 'as'>,
  { viewer, id, version, now }: Asked,
  name: NamedAct,
  { reason, fateOf = () => null, effectsOf }: Effects,
): Promise<Failure | Conflict | (() => Promise<void>)> {
  const service = await stores.services.find(id);
  if (service === null || !mayReadService(viewer, service)) return NOT_FOUND;
  if (service.version !== version) return CONFLICT;
  const visits = await stores.visits.ofService(id);
  const hasVisitInProgress = visits.some(({ status }) => isVisitUnderWay(status));
  const problem = serviceActProblem(name, { status: service.status, hasVisitInProgress });
  if (problem !== null) return refused(problem);
  const chosen = reason ? await chooseReason(stores.settings, reason, service.hold?.reasonId) : null;
  if (reason && chosen === null) return wrongField('reasonId');
  const company = await stores.settings.companyHours();
  const buffers = () => stores.settings.section('buffers');
  const effects = await effectsOf({ service, visits, company, now, buffers });
  if ('kind' in effects) return effects;
  const after = { ...service, ...effects.fields };
  const why = { service, visits, reason: chosen?.name ?? null };
  return async () => {
    const visitsNow = await annulVisits(stores, why, fateOf);
    stores.services.saveWithVisits(service, after, visitsNow, effects.text);
  };
}

async function chooseReason(
  settings: UnitStores['settings'],
  { list, id: wanted }: NonNullable<Effects['reason']>,
  /** The id of the present reason, which may be retired. */
  current: string | undefined,
): Promise<CatalogValue | null> {
  const reasons: Record<typeof list, CatalogValue[]> = await settings.section('reasons');
  return reasons[list].find(({ id, retired }) => id === wanted && (!retired || id === current)) ?? null;
}
