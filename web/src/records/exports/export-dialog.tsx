import { useState } from 'react';
import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { TableFormat } from '#gql/schema.generated.ts';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { toastSuccess } from '#shared/ui/toasts/toast.tsx';
import type { AskedList } from './asked-list.ts';
import classes from './exports.module.css';
import { KeptExports } from './kept-exports.tsx';
import { rowsOf, useExport } from './use-export.ts';

const FORMATS = [
  { value: 'XLSX', label: 'Excel (.xlsx)', hint: 'Códigos, NIF y teléfonos como texto' },
  { value: 'CSV', label: 'CSV', hint: 'Con punto y coma y coma decimal, como lo abre Excel en español' },
  { value: 'JSON', label: 'JSON', hint: 'Para otros programas' },
] as const;

type Props = { lists: readonly [AskedList, ...AskedList[]]; onClose: () => void };

export function ExportDialog({ lists, onClose }: Props) {
  const [format, setFormat] = useState<TableFormat>('XLSX');
  const [chosen, setChosen] = useState<string>(lists[0].list);
  const asked = lists.find(({ list }) => list === chosen) ?? lists[0];
  const { run, isBusy, problem, rows } = useExport((made) => {
    toastSuccess(`Exportado: ${rowsOf(made)}`);
    onClose();
  });
  const title = `Exportar ${EXPORTED_LISTS[lists[0].list].label.toLowerCase()}`;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => run({ asked, format })}
      actions={<DialogActions submit="Exportar" onCancel={onClose} busy={isBusy} />}
    >
      <div className={classes['fields']}>
        {problem !== null && (
          <Banner kind="error" isSilent>
            {problem}
          </Banner>
        )}
        <p className={classes['what']}>
          {asked.list === 'ABSENCES'
            ? 'Se exportan todas las ausencias, también las pasadas y las rechazadas.'
            : 'Se exporta la lista entera, con los filtros y el orden que tiene ahora.'}{' '}
          Queda anotado en Auditoría.
        </p>
        {lists.length > 1 && (
          <RadioCards
            label="Qué"
            value={asked.list}
            onChange={setChosen}
            disabled={isBusy}
            options={lists.map(({ list }) => ({
              value: list,
              label: WHAT[list] ?? EXPORTED_LISTS[list].label,
            }))}
          />
        )}
        <RadioCards label="Formato" value={format} onChange={setFormat} disabled={isBusy} options={FORMATS} />
        {isBusy && (
          <p role="status" className={classes['progress']}>
            {rows === null ? 'Preparando…' : `Preparando… ${rowsOf({ list: asked.list, rows })}`}
          </p>
        )}
        <KeptExports isBusy={isBusy} onFetch={(kept) => run({ kept })} />
      </div>
    </Dialog>
  );
}

const WHAT: Partial<Record<string, string>> = {
  CLIENTS: 'Clientes, con sus ubicaciones y contactos',
  EQUIPMENT: 'Los equipos de estos clientes',
  SERVICES: 'Servicios finalizados',
  WORK_REVIEWS: 'Trabajo por revisar, que llegó del móvil',
};
