import type { ApolloCache } from '@apollo/client';
import {
  newServiceFormSchema,
  serviceFormSchema,
  type ServiceForm as CheckedService,
} from '@cuadrilla/domain/inputs/services/service.ts';
import { useNavigate } from 'react-router-dom';
import { evict } from '#records/save/send.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { useSession } from '#session/session-context.tsx';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { useUpdateServiceMutation } from './edit-service-page.generated.ts';
import { useCreateServiceMutation } from './new-service-page.generated.ts';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';
import {
  newServiceValues,
  serviceValues,
  toServiceInput,
  type KnownOfService,
  type ServiceValues,
} from './service-values.ts';

/** A checked service as the API takes it. */
function written({ notBefore, promisedWindow, ...rest }: CheckedService) {
  return {
    ...rest,
    notBefore: notBefore?.toISOString() ?? null,
    promisedWindow: promisedWindow && {
      start: promisedWindow.start.toISOString(),
      end: promisedWindow.end.toISOString(),
    },
  };
}

/** The numbers and lists of whoever it is for have changed with it. */
function forgetWith(cache: ApolloCache): void {
  evict(cache, ['client', 'clients', ...SERVICE_LISTS]);
}

/** The form of a new service. */
export function useNewServiceForm(known: KnownOfService) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const [run] = useCreateServiceMutation();
  const { clientId, siteId, equipmentIds, follows } = known;
  const about = [clientId, siteId, ...equipmentIds, follows?.id].filter(Boolean).join('-');
  return useRecordForm({
    initialValues: newServiceValues(known, owner),
    schema: () => newServiceFormSchema(() => new Date()),
    toInput: (values: ServiceValues) => toServiceInput(values, null),
    draft: { owner, form: about === '' ? 'new-service' : `new-service-${about}` },
    success: 'Nuevo servicio creado',
    send: async (service, { key }) => {
      const { data } = await run({
        variables: { input: { service: written(service), followsUpId: follows?.id ?? null }, key },
        update: (cache, { data: sent }) => {
          if (sent?.createService.__typename === 'CreateServiceSuccess') forgetWith(cache);
        },
      });
      const result = data?.createService;
      if (!result) throw new Error('No data');
      return result.__typename === 'CreateServiceSuccess'
        ? done(result.service.id)
        : refused(result, 'service');
    },
    onDone: (id: string) => void navigate(PATHS.service(id)),
  });
}

/** The form of a service to be changed. */
export function useEditServiceForm(service: ServiceForm_ServiceFragment) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const [run] = useUpdateServiceMutation();
  const { id } = service;
  const send = async (
    input: CheckedService,
    { key, version }: { key: string; version: number | null },
  ): Promise<Outcome<string, ServiceValues>> => {
    const { data } = await run({
      variables: { input: { id, version: version ?? 0, service: written(input) }, key },
      update: (cache, { data: sent }) => {
        if (sent?.updateService.__typename === 'ServiceSuccess') evict(cache, SERVICE_LISTS);
      },
    });
    const result = data?.updateService;
    if (!result) throw new Error('No data');
    if (result.__typename === 'ServiceSuccess') return done(result.service.id);
    if (result.__typename === 'ConflictError' && result.current.__typename === 'Service') {
      return conflict(serviceValues(result.current), result.current.version, result.change);
    }
    return refused(result, 'service');
  };
  return useRecordForm({
    initialValues: serviceValues(service),
    schema: serviceFormSchema,
    toInput: (values: ServiceValues) => toServiceInput(values, service),
    version: service.version,
    draft: { owner, form: `service-${id}` },
    success: 'Cambios guardados',
    send,
    onDone: (saved: string) => void navigate(PATHS.service(saved)),
  });
}

export type ServiceForm = Pick<ReturnType<typeof useNewServiceForm>, 'values' | 'set' | 'field'>;
