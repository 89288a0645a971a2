import type { CompanyHours } from '@cuadrilla/domain/deadline.ts';
import { serviceActProblem, type ServiceAct } from '@cuadrilla/domain/service-acts.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visit-states.ts';
import { wrongField, type Failure } from '../../failures.ts';
import { readCompanyHours } from '../../settings/company-hours-store.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { CatalogValue } from '../../settings/settings.ts';
import type { Occasion } from '../../store/act.ts';
import { annulWith, type VisitFate } from '../../visits/store/annul-writes.ts';
import { visitsOf } from '../../visits/store/visit-document.ts';
import type { Visit } from '../../visits/visit.ts';
import type { Service } from '../service.ts';
import {
  changeService,
  type Handle,
  type NextService,
  type ServiceOutcome,
  type ServiceVersion,
} from './service-change.ts';

/** What stands above the status that visits give a service. */
export type NamedAct = Extract<ServiceAct, 'hold' | 'changeHold' | 'resume' | 'cancel' | 'close' | 'reopen'>;

/** A service as an act finds it, with all of its visits. */
export type FoundService = {
  service: Service;
  visits: readonly Visit[];
  /** When the company works: what is held is due in its hours. */
  company: CompanyHours;
  now: Date;
};

/** What an act makes of a service. */
export type ActEffects = Pick<NextService, 'fields' | 'text'>;

/** A named act on a service as it was seen. */
export type ActChange = ServiceVersion & {
  act: NamedAct;
  /** The reason that was chosen, and from which list of the settings. */
  reason?: { list: 'holdReasons' | 'cancelReasons'; id: string };
  /** Which visits go with it, annulled for the same reason. */
  fateOf?: VisitFate;
  /** Writes nothing itself. */
  effectsOf: (found: FoundService) => ActEffects | Failure;
};

/** Does what the status of a service allows; its visits are read with it. */
export function actOnService(
  handle: Handle,
  { act, reason, fateOf = () => null, effectsOf, ...version }: ActChange,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const { tx, firestore } = handle;
  const work = async (service: Service): Promise<NextService | Failure> => {
    const visits = await visitsOf(tx, firestore, service.id);
    const hasVisitInProgress = visits.some(({ status }) => isVisitUnderWay(status));
    const message = serviceActProblem(act, { status: service.status, hasVisitInProgress });
    if (message !== null) return { kind: 'transition', message };
    const chosen = reason ? await findReason(handle, reason, service.hold?.reasonId) : null;
    if (reason && chosen === null) return wrongField('reasonId');
    const company = await readCompanyHours(firestore, tx);
    const effects = effectsOf({ service, visits, company, now: occasion.now });
    if ('kind' in effects) return effects;
    const why = { service, visits, reason: chosen?.name ?? null };
    return { kind: 'next', ...effects, visits: annulWith(handle, why, fateOf, occasion) };
  };
  return changeService(handle, { ...version, work }, occasion);
}

async function findReason(
  { tx, firestore }: Handle,
  { list, id: wanted }: Required<ActChange>['reason'],
  /** The one that it has, which may have been retired since. */
  current: string | undefined,
): Promise<CatalogValue | null> {
  const reasons: Record<typeof list, CatalogValue[]> = await readSection(firestore, tx, 'reasons');
  return reasons[list].find(({ id, retired }) => id === wanted && (!retired || id === current)) ?? null;
}
