import { Card } from '#shared/detail/card.tsx';
import { Notice } from '#shared/detail/notice.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import type { ImportEncoding } from '#gql/schema.generated.ts';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import type { Changes } from './use-changes.ts';

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

type Props = { found: ImportDetailFragment; changes: Changes };

export function FileCard({ found, changes: { shown, ask } }: Props) {
  const { sheets, sheet, separator, encoding, headerRow, kind, titleCase, inCapitals, sameAddress } = found;
  const hidden = sheets[sheet]?.hiddenRows ?? 0;
  const rows =
    headerRow === null || HEADER_ROWS.includes(String(headerRow))
      ? HEADER_ROWS
      : [...HEADER_ROWS, String(headerRow)];
  // Rows count from 1.
  const shownRow = shown('headerRow', headerRow ?? 0);
  return (
    <Card title="Cómo se lee el archivo">
      <div className={classes['lines']}>
        <div className={classes['form']}>
          {sheets.length > 1 && (
            <Select
              label="Hoja"
              value={String(shown('sheet', sheet))}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={(value) => ask({ sheet: Number(value) })}
            />
          )}
          {separator !== null && (
            <Select
              label="Separador"
              value={shown('separator', separator)}
              options={SEPARATORS}
              onChange={(value) => ask({ separator: value })}
            />
          )}
          {encoding !== null && (
            <Select
              label="Codificación"
              value={shown('encoding', encoding)}
              options={ENCODINGS}
              onChange={(value) => ask({ encoding: value })}
            />
          )}
          <Select
            label="Fila de encabezados"
            value={shownRow === 0 ? '' : String(shownRow)}
            options={rows.map((value) => ({ value, label: `Fila ${value}` }))}
            onChange={(value) => ask({ headerRow: Number(value) })}
          />
        </div>
        {kind === 'CLIENTS' && (
          <Checkbox
            label="La dirección es también la dirección fiscal"
            value={shown('sameAddress', sameAddress)}
            onChange={(value) => ask({ sameAddress: value })}
          />
        )}
        {(inCapitals || titleCase) && kind !== 'ITEMS' && (
          <Checkbox
            label="Poner mayúsculas y minúsculas: «CALDERAS DEL SUR» pasa a «Calderas del Sur»"
            value={shown('titleCase', titleCase)}
            onChange={(value) => ask({ titleCase: value })}
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
