import { useSeenAnswer } from '#outbox/use-last-seen.ts';
import { OwnAbsences } from './own-absences.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import type { OwnProfile } from './use-own-form.ts';

/** What only technicians have in their profile, which their device keeps as they see it. */
export function TechnicianParts({ me }: { me: OwnProfile }) {
  useSeenAnswer('profile', me);
  return (
    <>
      <OwnAbsences />
      <OwnCalendar />
    </>
  );
}
