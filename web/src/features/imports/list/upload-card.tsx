import { IMPORTS, type ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DownloadButton } from '#records/files/download-button.tsx';
import { useSession } from '#session/session-context.tsx';
import { Card } from '#shared/detail/card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import classes from '../parts/imports.module.css';
import { HINTS, kindOfWord, kindsFor } from '../parts/kinds.ts';
import { useUploadImport } from './use-upload-import.ts';

const ACCEPTED =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function DropZone({ kind }: { kind: ImportKind }) {
  const { upload, isBusy, problem } = useUploadImport(kind);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload(event.dataTransfer.files[0]);
  };
  return (
    <>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      <div
        className={classes['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden="true" />
        <p>
          Arrastra aquí el archivo o elígelo. CSV o Excel (.xlsx), {'hasta 5\u00a0MB y 5.000\u00a0filas.'}{' '}
          Antes de guardar nada verás qué se va a hacer.
        </p>
        <Button
          type="primary"
          title="Elegir archivo"
          icon={<IconUpload size={16} />}
          busy={isBusy}
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label="Archivo que se importa"
          onChange={({ currentTarget }) => {
            upload(currentTarget.files?.[0]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

export function UploadCard() {
  const { role } = useSession().session;
  const [parameters] = useSearchParams();
  const kinds = kindsFor(role);
  const [kind, setKind] = useState<ImportKind>(() => kindOfWord(parameters.get('tipo')) ?? 'CLIENTS');
  const options = kinds.map((value) => ({ value, label: IMPORTS[value].label, hint: HINTS[value] }));
  return (
    <Card title="Importar">
      <div className={classes['upload']}>
        <RadioCards label="Qué se importa" value={kind} options={options} onChange={setKind} />
        <DropZone kind={kind} />
        <div className={classes['actions']}>
          <DownloadButton
            title="Plantilla de Excel"
            url={`/files/imports/template?kind=${kind}&formato=xlsx`}
            name={`plantilla-${IMPORTS[kind].noun[1]}.xlsx`}
          />
          <DownloadButton
            title="Plantilla CSV"
            url={`/files/imports/template?kind=${kind}&formato=csv`}
            name={`plantilla-${IMPORTS[kind].noun[1]}.csv`}
          />
        </div>
      </div>
    </Card>
  );
}
