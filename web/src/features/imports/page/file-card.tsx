import { Card } from '#shared/detail/card.tsx';
import { Notice } from '#shared/detail/notice.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import type { ImportEncoding } from '#gql/schema.generated.ts';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import { useImportActs } from '../parts/use-import.ts';

const SEPARATORS = [
  { value: ';', label: 'Punto y coma (;)' },
  { value: ',', label: 'Coma (,)' },
  { value: '\t', label: 'Tabulador' },
  { value: '|', label: 'Barra (|)' },
];

const ENCODINGS: readonly { value: ImportEncoding; label: string }[] = [
  { value: 'UTF_8', label: 'UTF-8' },
  { value: 'WINDOWS_1252', label: 'Windows (ANSI)' },
  { value: 'UTF_16LE', label: 'Texto Unicode' },
];

const HEADER_ROWS = Array.from({ length: 15 }, (_row, index) => String(index + 1));

export function FileCard({ found }: { found: ImportDetailFragment }) {
  const { change } = useImportActs(found);
  const { sheets, sheet, separator, encoding, headerRow, kind, titleCase, inCapitals, sameAddress } = found;
  const hidden = sheets[sheet]?.hiddenRows ?? 0;
  const rows =
    headerRow === null || HEADER_ROWS.includes(String(headerRow))
      ? HEADER_ROWS
      : [...HEADER_ROWS, String(headerRow)];
  return (
    <Card title="Cómo se lee el archivo">
      <div className={classes['lines']}>
        <div className={classes['form']}>
          {sheets.length > 1 && (
            <Select
              label="Hoja"
              value={String(sheet)}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={(value) => change.run({ sheet: Number(value) })}
            />
          )}
          {separator !== null && (
            <Select
              label="Separador"
              value={separator}
              options={SEPARATORS}
              onChange={(value) => change.run({ separator: value })}
            />
          )}
          {encoding !== null && (
            <Select
              label="Codificación"
              value={encoding}
              options={ENCODINGS}
              onChange={(value) => change.run({ encoding: value })}
            />
          )}
          <Select
            label="Fila de encabezados"
            value={headerRow === null ? '' : String(headerRow)}
            options={rows.map((value) => ({ value, label: `Fila ${value}` }))}
            onChange={(value) => change.run({ headerRow: Number(value) })}
          />
        </div>
        {kind === 'CLIENTS' && (
          <Checkbox
            label="La dirección es también la dirección fiscal"
            value={sameAddress}
            onChange={(value) => change.run({ sameAddress: value })}
          />
        )}
        {(inCapitals || titleCase) && kind !== 'ITEMS' && (
          <Checkbox
            label="Poner mayúsculas y minúsculas: «CALDERAS DEL SUR» pasa a «Calderas del Sur»"
            value={titleCase}
            onChange={(value) => change.run({ titleCase: value })}
          />
        )}
        {hidden > 0 && (
          <Notice>
            {hidden === 1
              ? 'La hoja tiene 1 fila oculta, que también se lee.'
              : `La hoja tiene ${hidden} filas ocultas, que también se leen.`}
          </Notice>
        )}
      </div>
    </Card>
  );
}
