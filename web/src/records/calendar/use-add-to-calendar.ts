import { useSavedFile } from '../files/use-saved-file.ts';

export function useAddToCalendar() {
  const { run } = useSavedFile();
  return {
    run: (visitId: string) => run({ url: `/calendar/visits/${visitId}.ics`, name: 'visita.ics' }),
  };
}
