import { FormPage } from '#shared/form/form-card.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { TECHNICIANS_CRUMB } from '../links.ts';
import { NewTechnicianForm } from './new-technician-form.tsx';
import { TechnicianNotes } from '../page/technician-notes.tsx';

export function NewTechnicianPage() {
  return (
    <>
      <PageHeader title="Nuevo técnico" parents={[TECHNICIANS_CRUMB]} />
      <FormPage side={<TechnicianNotes />}>
        <NewTechnicianForm />
      </FormPage>
    </>
  );
}
