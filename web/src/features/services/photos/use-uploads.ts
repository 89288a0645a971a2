import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { uploadFile, type KeptFile } from '#records/files/file-requests.ts';
import { File_AttachmentFragmentDoc } from '#records/files/file.generated.ts';
import { evict } from '#records/save/send.ts';
import { readFailure, type Failure } from '#shared/graphql/failure.ts';
import type { PreparedFile, WaitingFile } from '#records/files/shown-file.ts';
import { useSessionStore } from '#session/session-context.tsx';

function addToService(cache: ApolloCache, serviceId: string, file: KeptFile): void {
  const added = cache.writeFragment({
    fragment: File_AttachmentFragmentDoc,
    fragmentName: 'File_attachment',
    data: { __typename: 'Attachment', ...file } as KeptFile,
  });
  cache.modify<{ attachments: readonly object[] }>({
    id: `Service:${serviceId}`,
    fields: {
      attachments: (known, { readField }) =>
        known.some((each) => readField('id', each as never) === file.id)
          ? known
          : [...known, added as object],
    },
  });
  evict(cache, ['activity']);
}

type Sending = { serviceId: string; visitId: string | null };

function useSendFile({ serviceId, visitId }: Sending) {
  const { cache } = useApolloClient();
  const { getToken } = useSessionStore();
  return async (file: PreparedFile): Promise<Failure | null> => {
    try {
      const outcome = await uploadFile({ ...file, serviceId, visitId }, getToken);
      if (outcome.kind === 'refused') return outcome.failure;
      addToService(cache, serviceId, outcome.file);
      return null;
    } catch (error) {
      return readFailure(error);
    }
  };
}

/** Uploads one file after the other; a failed one stays until it is retried or discarded. */
export function useUploads(sending: Sending) {
  const send = useSendFile(sending);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const discard = (id: string) => setWaiting((all) => all.filter((file) => file.id !== id));
  const setProblem = (id: string, problem: string | null) =>
    setWaiting((all) => all.map((file) => (file.id === id ? { ...file, problem } : file)));

  const start = (file: PreparedFile) => {
    queue.current = queue.current.then(async () => {
      const failure = await send(file);
      if (failure === null) discard(file.id);
      else setProblem(file.id, failure.message);
    });
  };
  const add = (file: PreparedFile) => {
    setWaiting((all) => [...all, file]);
    start(file);
  };
  const retry = (id: string) => {
    const file = waiting.find((each) => each.id === id);
    if (file === undefined) return;
    setProblem(id, null);
    start(file);
  };
  return { waiting, add, retry, discard };
}
