import { useSessionStore } from '#session/session-context.tsx';
import { done } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { saveBlob } from '#shared/save-blob.ts';
import { fetchBytes } from './file-requests.ts';

type Wanted = { url: string; name: string };

/** Fetches a file that the server makes and saves it on the device. */
export function useSavedFile() {
  const { getToken } = useSessionStore();
  return useAction<Wanted, Blob>({
    send: async ({ url }) => done(await fetchBytes(url, getToken)),
    onDone: (blob, { name }) => saveBlob(blob, name),
  });
}
