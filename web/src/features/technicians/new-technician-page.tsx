import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { NewTechnicianForm } from './new-technician-form.tsx';
import classes from './technician-form.module.css';
import { TechnicianNotes } from './technician-notes.tsx';

/** Makes a technician: the account they sign in with, and their document. */
export function NewTechnicianPage() {
  return (
    <>
      <PageHeader title="Nuevo técnico" parents={[{ title: 'Técnicos', to: PATHS.technicians }]} />
      <div className={classes['page']}>
        <NewTechnicianForm />
        <TechnicianNotes />
      </div>
    </>
  );
}
