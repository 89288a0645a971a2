import type { SheetLine, Total } from '../sheet/lines.ts';
import classes from './paper.module.css';
import { Section } from './section.tsx';

function Row({ line: { text, free, quantity, prices } }: { line: SheetLine }) {
  return (
    <tr>
      <th scope="row">
        {text}
        {free !== null && <small> ({free.toLowerCase()})</small>}
      </th>
      <td data-label="Cantidad">{quantity}</td>
      {prices !== null && (
        <>
          <td data-label="Precio">{prices.price}</td>
          <td data-label="Dto.">{prices.discount}</td>
          <td data-label="IVA">{prices.vat}</td>
          <td data-label="Importe">
            <strong>{prices.amount}</strong>
          </td>
        </>
      )}
    </tr>
  );
}

function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={classes['totals']}>
      {totals.map(({ label, value, isGrand }) => (
        <div key={label} data-grand={isGrand || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { lines: readonly SheetLine[]; totals: readonly Total[] | null };

export function LinesPart({ lines, totals }: Props) {
  if (lines.length === 0) return null;
  const arePriced = lines.some(({ prices }) => prices !== null);
  const heads = ['Cantidad', ...(arePriced ? ['Precio', 'Dto.', 'IVA', 'Importe'] : [])];
  return (
    <Section title="Materiales y mano de obra">
      <table className={classes['lines']}>
        <thead>
          <tr>
            <th scope="col">Concepto</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {totals !== null && <Totals totals={totals} />}
    </Section>
  );
}
