import { Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import type { LinePrices, SheetLine, Total } from '../sheet/lines.ts';
import { Section } from './section.tsx';
import { styles } from './styles.ts';

const HEADS: LinePrices = { price: 'Precio', discount: 'Dto.', vat: 'IVA', amount: 'Importe' };

function Cells({ prices, isHead = false }: { prices: LinePrices | null; isHead?: boolean }) {
  if (prices === null) return null;
  const head = isHead ? [styles.label, styles.plain] : [];
  return (
    <>
      <Text style={[styles.price, ...head]}>{prices.price}</Text>
      <Text style={[styles.rate, ...head]}>{prices.discount}</Text>
      <Text style={[styles.rate, ...head]}>{prices.vat}</Text>
      <Text style={[styles.amount, ...head]}>{prices.amount}</Text>
    </>
  );
}

function Line({ line: { text, free, quantity, prices } }: { line: SheetLine }) {
  return (
    <View style={styles.row} wrap={false}>
      <Text style={styles.concept}>
        {text}
        {free !== null && <Text style={styles.small}>{` (${free.toLowerCase()})`}</Text>}
      </Text>
      <Text style={styles.quantity}>{quantity}</Text>
      <Cells prices={prices} />
    </View>
  );
}

/** Material and work; its head stands on every page that it reaches. */
export function LinesPart({ lines }: Pick<Sheet, 'lines'>) {
  const arePriced = lines.some(({ prices }) => prices !== null);
  return (
    <Section title="Materiales y mano de obra">
      <View style={styles.row} fixed>
        <Text style={[styles.concept, styles.label]}>Concepto</Text>
        <Text style={[styles.quantity, styles.label]}>Cantidad</Text>
        <Cells prices={arePriced ? HEADS : null} isHead />
      </View>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </Section>
  );
}

/** What it comes to, for whom that is shown. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <View style={styles.totals} wrap={false}>
      {totals.map(({ label, value, isGrand }) => (
        <View key={label} style={isGrand ? [styles.total, styles.grand] : styles.total}>
          <Text>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  );
}
