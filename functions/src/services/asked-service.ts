import * as z from 'zod/mini';
import {
  firstServiceSchema,
  serviceSchema,
  type NewFirstService,
  type NewService,
} from '@cuadrilla/domain/inputs/services/service.ts';
import { durationMinutes } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { validate, type Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { ConversionServiceInput, ServiceInput } from '../graphql/types.generated.ts';

/** A form as it was typed, but that its type may decide how much it presses. */
type WithPriorityOf<T, P> = Omit<T, 'priority'> & { priority: P | null };

/** What was asked for; `null` where the type decides. */
export type AskedService = WithPriorityOf<NewService, NewService['priority']> & {
  durationMinutes: number | null;
};

/** The same of the first service of somebody who becomes a client. */
export type AskedFirstService = WithPriorityOf<NewFirstService, NewFirstService['priority']>;

const withType = () => z.object({ service: z.object({ durationMinutes: z.nullish(durationMinutes()) }) });

/** Reads the form of a service; what its type decides may be left out. */
export function readServiceInput(service: ServiceInput): Validation<AskedService> {
  const priority = service.priority ?? null;
  const form = z.object({ service: serviceSchema() });
  const asked = validate(form, { service: { ...service, priority: priority ?? 'NORMAL' } });
  const duration = validate(withType(), { service });
  if (asked.ok && duration.ok) {
    const minutes = duration.value.service.durationMinutes ?? null;
    return { ok: true, value: { ...asked.value.service, priority, durationMinutes: minutes } };
  }
  const wrong = [asked, duration].flatMap((each) => (each.ok ? [] : each.fields));
  return { ok: false, fields: wrong };
}

/** The same of the first service in a conversion. */
export function readFirstServiceInput(service: ConversionServiceInput): Validation<AskedFirstService> {
  const priority = service.priority ?? null;
  const form = z.object({ service: firstServiceSchema() });
  const asked = validate(form, { service: { ...service, priority: priority ?? 'NORMAL' } });
  return asked.ok ? { ok: true, value: { ...asked.value.service, priority } } : asked;
}
