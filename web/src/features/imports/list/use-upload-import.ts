import {
  IMPORT_MAX_BYTES,
  IMPORT_TOO_LARGE,
  type ImportKind,
} from '@cuadrilla/domain/imports/import-kinds.ts';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uploadImport } from '#records/files/file-requests.ts';
import { evict } from '#records/save/send.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { readFailure } from '#shared/graphql/failure.ts';
import { newId } from '#shared/new-id.ts';
import { PATHS } from '#shared/paths.ts';

/** Uploads a file and opens its import. Uploading the same file again after a lost answer creates no second import. */
export function useUploadImport(kind: ImportKind) {
  const { getToken } = useSessionStore();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<{ file: File; kind: ImportKind; id: string } | null>(null);

  const send = async (file: File) => {
    if (last.current?.file !== file || last.current.kind !== kind) last.current = { file, kind, id: newId() };
    const { id } = last.current;
    const outcome = await uploadImport({ id, kind, file }, getToken);
    if (outcome.kind === 'refused') {
      setProblem(outcome.failure.message);
      return;
    }
    evict(client.cache, ['imports']);
    await navigate(PATHS.import(id));
  };

  const upload = (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    if (file.size > IMPORT_MAX_BYTES) {
      setProblem(IMPORT_TOO_LARGE);
      return;
    }
    setBusy(true);
    setProblem(null);
    void send(file)
      .catch((error: unknown) => setProblem(readFailure(error).message))
      .finally(() => setBusy(false));
  };
  return { upload, isBusy, problem };
}
