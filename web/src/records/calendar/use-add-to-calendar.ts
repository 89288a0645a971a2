import { useSessionStore } from '#session/session-context.tsx';
import { done } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { fetchBytes } from '../files/file-requests.ts';
import { readFileFailure } from '../files/read-file-failure.ts';

/** Fetches a visit as a calendar file, as whoever is signed in, and hands it to the device to open or keep. */
export function useAddToCalendar() {
  const { getToken } = useSessionStore();
  return useAction<string, Blob>({
    send: async (visitId) => done(await fetchBytes(`/calendar/visits/${visitId}.ics`, getToken)),
    readFailure: readFileFailure,
    onDone: (blob) => save(blob, 'visita.ics'),
  });
}

const READ_MS = 60_000;

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Nothing tells when the device has read it, and an address that goes at once may be gone before.
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
