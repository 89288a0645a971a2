import { useSeenAnswer } from '#outbox/kept/use-last-seen.ts';
import { OwnAbsences } from './absences/own-absences.tsx';
import { OwnCalendar } from './calendar/own-calendar.tsx';
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
