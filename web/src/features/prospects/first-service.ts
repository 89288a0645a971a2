import type { NewFirstService } from '@cuadrilla/domain/inputs/service.ts';
import type { Priority } from '@cuadrilla/domain/service-type.ts';
import { characterCount, NOTE_MAX } from '@cuadrilla/domain/text.ts';
import type { FirstServiceTypesQuery } from './first-service-types.generated.ts';
import type { ProspectForm_ProspectFragment } from './prospect-form.generated.ts';

/** A type of service, with what it fills in. */
export type ServiceType = FirstServiceTypesQuery['settings']['serviceTypes']['values'][number];

export type FirstServiceValues = {
  typeId: string;
  title: string;
  description: string;
  priority: Priority | '';
};

type Prospect = Pick<ProspectForm_ProspectFragment, 'interestIds' | 'need' | 'notes'>;

/** Whether there is something to do for them, as far as it was written down. */
export function asksForService({ interestIds, notes }: Prospect): boolean {
  return interestIds.length > 0 || notes !== null;
}

/** What they need and what was noted about it, as far as a description has room for both. */
function told({ need, notes }: Prospect): string {
  const both = [need, notes].filter((text) => text !== null).join('\n\n');
  return characterCount(both) > NOTE_MAX ? (notes ?? '') : both;
}

/** The first service as the prospect asks for it: of the first type they were interested in, unless it is no longer done. */
export function firstServiceValues(prospect: Prospect, types: readonly ServiceType[]): FirstServiceValues {
  const type = prospect.interestIds
    .map((id) => types.find((each) => each.id === id && !each.retired))
    .find((each) => each !== undefined);
  return {
    typeId: type?.id ?? '',
    title: type?.name ?? '',
    description: told(prospect),
    priority: type?.priority ?? '',
  };
}

/** Another type brings its own title and priority, unless a person has written something else. */
export function withType(
  values: FirstServiceValues,
  typeId: string,
  types: readonly ServiceType[],
): FirstServiceValues {
  const former = types.find(({ id }) => id === values.typeId);
  const next = types.find(({ id }) => id === typeId);
  if (!next) return { ...values, typeId };
  const { title, priority } = values;
  return {
    ...values,
    typeId,
    title: title === '' || title === former?.name ? next.name : title,
    priority: priority === '' || priority === former?.priority ? next.priority : priority,
  };
}

/** What is sent of it: when it is to be done is for whoever plans it. */
export function firstServiceInput({ typeId, title, description, priority }: NewFirstService) {
  return { typeId, title, description, priority };
}
