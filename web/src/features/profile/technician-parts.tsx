import { useSeenAnswer } from '#outbox/kept/use-last-seen.ts';
import { OwnAbsences } from './absences/own-absences.tsx';
import { OwnCalendar } from './calendar/own-calendar.tsx';
import type { OwnProfile } from './use-own-form.ts';

export function TechnicianParts({ me }: { me: OwnProfile }) {
  useSeenAnswer('profile', me);
  return (
    <>
      <OwnAbsences />
      <OwnCalendar />
    </>
  );
}
