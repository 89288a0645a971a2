import { newServiceFormSchema, serviceFormSchema } from '@cuadrilla/domain/inputs/services/service.ts';
import type { NewService } from '@cuadrilla/domain/records/service.ts';
import { useNavigate } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { UpdateServiceDocument } from './edit-service-page.generated.ts';
import { CreateServiceDocument } from './new-service-page.generated.ts';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';
import {
  newServiceValues,
  serviceValues,
  toServiceInput,
  type KnownOfService,
  type ServiceValues,
} from './service-values.ts';

function written({ notBefore, promisedWindow, ...rest }: NewService) {
  return {
    ...rest,
    notBefore: notBefore?.toISOString() ?? null,
    promisedWindow: promisedWindow && {
      start: promisedWindow.start.toISOString(),
      end: promisedWindow.end.toISOString(),
    },
  };
}

export function useNewServiceForm(known: KnownOfService) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const { clientId, siteId, equipmentIds, follows } = known;
  const about = [clientId, siteId, ...equipmentIds, follows?.id].filter(Boolean).join('-');
  return useSaveRecord(CreateServiceDocument, {
    initialValues: newServiceValues(known, owner),
    schema: () => newServiceFormSchema(() => new Date()),
    toInput: (values: ServiceValues) => toServiceInput(values, null),
    draft: about === '' ? 'new-service' : `new-service-${about}`,
    input: (service) => ({ service: written(service), followsUpId: follows?.id ?? null }),
    within: 'service',
    // The client's counts and lists have changed too.
    evict: ['client', 'clients', ...SERVICE_LISTS],
    success: 'Nuevo servicio creado',
    onDone: ({ service }) => void navigate(PATHS.service(service.id)),
  });
}

export function useEditServiceForm(service: ServiceForm_ServiceFragment) {
  const navigate = useNavigate();
  const { id } = service;
  return useSaveRecord(UpdateServiceDocument, {
    record: service,
    valuesOf: serviceValues,
    schema: serviceFormSchema,
    toInput: (values: ServiceValues) => toServiceInput(values, service),
    draft: `service-${id}`,
    input: (checked, { version }) => ({ id, version, service: written(checked) }),
    within: 'service',
    evict: SERVICE_LISTS,
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.service(id)),
  });
}

export type ServiceForm = Pick<ReturnType<typeof useNewServiceForm>, 'values' | 'set' | 'field'>;
