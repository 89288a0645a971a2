import type { AttachmentKind } from '@cuadrilla/domain/attachments.ts';
import { useState } from 'react';
import { newId } from '#shared/new-id.ts';
import { prepareFile } from './prepare-file.ts';
import { readFileFailure } from './read-file-failure.ts';
import type { PreparedFile } from './shown-file.ts';

/** Makes chosen files small enough, one after the other (a phone has little memory), and says which could not be taken. */
export function usePreparedFiles(onReady: (file: PreparedFile) => void) {
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const prepare = async (kind: AttachmentKind, files: readonly File[]) => {
    setProblems([]);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      try {
        onReady({ id: newId(), kind, blob: await prepareFile(kind, file) });
      } catch (error) {
        const { message } = readFileFailure(error);
        setProblems((before) => [...before, `${file.name}: ${message}`]);
      }
      setWaiting((before) => before - 1);
    }
  };
  return {
    waiting,
    problems,
    prepare: (kind: AttachmentKind, files: readonly File[]) => void prepare(kind, files),
  };
}
