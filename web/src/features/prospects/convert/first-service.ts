import type { NewFirstService } from '@cuadrilla/domain/inputs/services/service.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import type { FirstServiceTypesQuery } from './first-service-types.generated.ts';
import type { ProspectForm_ProspectFragment } from '../form/prospect-form.generated.ts';

export type ServiceType = FirstServiceTypesQuery['settings']['serviceTypes']['values'][number];

export type FirstServiceValues = {
  typeId: string;
  title: string;
  description: string;
  priority: Priority | '';
};

type Prospect = Pick<ProspectForm_ProspectFragment, 'interestIds' | 'need'>;

/** Of the first type the prospect is interested in that is not retired. */
export function firstServiceValues(prospect: Prospect, types: readonly ServiceType[]): FirstServiceValues {
  const type = prospect.interestIds
    .map((id) => types.find((each) => each.id === id && !each.retired))
    .find((each) => each !== undefined);
  return {
    typeId: type?.id ?? '',
    title: type?.name ?? '',
    // Without the prospect's notes: technicians read this, and it is printed on the report that the client signs.
    description: prospect.need ?? '',
    priority: type?.priority ?? '',
  };
}

/** Takes over the type's title and priority unless the person has changed them. */
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

export function firstServiceInput({ typeId, title, description, priority }: NewFirstService) {
  return { typeId, title, description, priority };
}
