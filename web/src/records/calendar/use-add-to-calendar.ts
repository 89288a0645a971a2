import { useSessionStore } from '#session/session-context.tsx';
import { done } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { saveBlob } from '#shared/save-blob.ts';
import { fetchBytes } from '../files/file-requests.ts';

/** Fetches a visit as a calendar file, as whoever is signed in, and hands it to the device to open or keep. */
export function useAddToCalendar() {
  const { getToken } = useSessionStore();
  return useAction<string, Blob>({
    send: async (visitId) => done(await fetchBytes(`/calendar/visits/${visitId}.ics`, getToken)),
    onDone: (blob) => saveBlob(blob, 'visita.ics'),
  });
}
