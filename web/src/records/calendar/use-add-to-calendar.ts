import { useSessionStore } from '#session/session-context.tsx';
import { done } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { saveBlob } from '#shared/save-blob.ts';
import { fetchBytes } from '../files/file-requests.ts';

export function useAddToCalendar() {
  const { getToken } = useSessionStore();
  return useAction<string, Blob>({
    send: async (visitId) => done(await fetchBytes(`/calendar/visits/${visitId}.ics`, getToken)),
    onDone: (blob) => saveBlob(blob, 'visita.ics'),
  });
}
