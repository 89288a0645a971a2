import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { useState } from 'react';
import { newId } from '#shared/new-id.ts';
import { prepareFile } from './prepare-file.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import type { PreparedFile } from './shown-file.ts';

/** Stores chosen files until they are prepared, because the app may be closed meanwhile. */
export type Originals = {
  keep: (id: string, kind: AttachmentKind, file: Blob) => Promise<void>;
  /** Runs `work` in one window only, then deletes the stored file. */
  settle: (id: string, work: () => Promise<void>) => Promise<void>;
};

const NOT_KEPT: Originals = { keep: () => Promise.resolve(), settle: (_id, work) => work() };

/**
 * Prepares files one at a time, because phones have little memory. Continues after the page was left; `onWaiting` is still
 * called.
 */
export function usePreparedFiles(
  onReady: (file: PreparedFile) => void,
  onWaiting?: (change: number) => void,
  originals: Originals = NOT_KEPT,
) {
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const count = (change: number) => {
    setWaiting((before) => before + change);
    onWaiting?.(change);
  };
  const prepare = async (kind: AttachmentKind, files: readonly File[]) => {
    setProblems([]);
    count(files.length);
    const chosen = files.map((file) => ({ id: newId(), file }));
    await Promise.all(chosen.map(({ id, file }) => originals.keep(id, kind, file)));
    for (const { id, file } of chosen) {
      await originals.settle(id, async () => {
        try {
          onReady({ id, kind, blob: await prepareFile(kind, file) });
        } catch (error) {
          const { message } = readFailure(error);
          setProblems((before) => [...before, `${file.name}: ${message}`]);
        }
      });
      count(-1);
    }
  };
  return {
    waiting,
    problems,
    prepare: (kind: AttachmentKind, files: readonly File[]) => void prepare(kind, files),
  };
}
