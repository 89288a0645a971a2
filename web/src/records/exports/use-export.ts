import { useEffect, useRef, useState } from 'react';
import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import { fetchBytes } from '#records/files/file-requests.ts';
import { isSuccess, useSend } from '#records/save/send.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { useAction } from '#shared/form/use-action.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { saveBlob } from '#shared/save-blob.ts';
import type { TableFormat } from '#gql/schema.generated.ts';
import type { AskedList } from './asked-list.ts';
import {
  ContinueExportDocument,
  CreateExportDocument,
  type ExportDialog_ExportFragment as Export,
} from './exports.generated.ts';

type Wanted = { asked: AskedList; format: TableFormat } | { kept: Export };

export const rowsOf = ({ list, rows }: Pick<Export, 'list' | 'rows'>): string => {
  const [one, several] = EXPORTED_LISTS[list].noun;
  const count = rows.toLocaleString('es-ES', { useGrouping: 'always' });
  // A client has one row per site, so rows are counted, not records.
  return list === 'CLIENTS'
    ? `${count} ${rows === 1 ? 'fila' : 'filas'}`
    : `${count} ${rows === 1 ? one : several}`;
};

export const exportProblem = ({ problem }: Pick<Export, 'problem'>): string =>
  problem ?? 'No se ha podido terminar';

/** Requests an export until it is finished and saves the file. If the screen is closed, the server finishes it. */
export function useExport(onSaved: (made: Export) => void) {
  const create = useSend(CreateExportDocument, { evict: ['exports'] });
  const goOn = useSend(ContinueExportDocument, { evict: ['exports'] });
  const { getToken } = useSessionStore();
  const [rows, setRows] = useState<number | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const finish = async (begun: Export): Promise<Outcome<Export>> => {
    let current = begun;
    while (current.status === 'RUNNING') {
      setRows(current.rows);
      if (left.current.signal.aborted) return done(current);
      const result = await goOn({ id: current.id }, crypto.randomUUID());
      if (!isSuccess(result)) return refused(result);
      current = result.export;
    }
    if (current.status === 'FAILED') return refused({ message: exportProblem(current) });
    saveBlob(
      await fetchBytes(`/files/exports/${current.id}`, getToken, left.current.signal),
      current.fileName,
    );
    return done(current);
  };

  const send = async (wanted: Wanted, key: string): Promise<Outcome<Export>> => {
    setRows(null);
    if ('kept' in wanted) return finish(wanted.kept);
    const result = await create({ format: wanted.format, ...wanted.asked.input }, key);
    return isSuccess(result) ? finish(result.export) : refused(result);
  };
  const { run, isBusy, problem } = useAction<Wanted, Export>({
    send,
    onDone: (made) => {
      if (made.status === 'READY' && !left.current.signal.aborted) onSaved(made);
    },
  });
  return { run, isBusy, problem, rows };
}
