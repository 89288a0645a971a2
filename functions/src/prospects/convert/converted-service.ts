import type { ServiceRef } from '@cuadrilla/domain/records/service.ts';
import type { ServiceStore } from '../../services/store/service-store.ts';
import { serviceRefOf } from '../../work/service.ts';
import type { Prospect } from '../prospect.ts';

export async function convertedService(
  { convertedServiceId: id }: Pick<Prospect, 'convertedServiceId'>,
  services: Pick<ServiceStore, 'find'>,
): Promise<ServiceRef | null> {
  const service = id === null ? null : await services.find(id);
  return service && serviceRefOf(service);
}
