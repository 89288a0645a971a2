import { mayBeManaged, mayManage } from '@cuadrilla/domain/contact/party.ts';
import type { ClientForm } from '@cuadrilla/domain/records/client.ts';

/** What of a client is sent: what its kind cannot be is not there to be seen, and is not kept. */
export function clientInput(values: ClientForm): ClientForm {
  const { kind, isPropertyManager, managedById } = values;
  return {
    ...values,
    isPropertyManager: isPropertyManager && mayManage(kind),
    managedById: mayBeManaged(kind) ? managedById : '',
  };
}
