import { PageHeader } from '#shared/ui/page-header.tsx';
import { NewClientForm } from './new-client-form.tsx';
import { CLIENTS_CRUMB } from '../parts/record-states.tsx';

export function NewClientPage() {
  return (
    <>
      <PageHeader title="Nuevo cliente" parents={[CLIENTS_CRUMB]} />
      <NewClientForm />
    </>
  );
}
