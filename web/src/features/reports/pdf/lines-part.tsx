import { Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import type { LinePrices, SheetLine, Total } from '../sheet/lines.ts';
import { Section } from './section.tsx';
import { styles } from './styles.ts';
import { tagged } from './tagged/tag.ts';

const HEADS: LinePrices = { price: 'Precio', discount: 'Dto.', vat: 'IVA', amount: 'Importe' };

function Cells({ prices, isHead = false }: { prices: LinePrices | null; isHead?: boolean }) {
  if (prices === null) return null;
  const head = isHead ? [styles.label, styles.plain] : [];
  const tag = isHead ? 'TH' : 'TD';
  return (
    <>
      <Text {...tagged(tag)} style={[styles.price, ...head]}>
        {prices.price}
      </Text>
      <Text {...tagged(tag)} style={[styles.rate, ...head]}>
        {prices.discount}
      </Text>
      <Text {...tagged(tag)} style={[styles.rate, ...head]}>
        {prices.vat}
      </Text>
      <Text {...tagged(tag)} style={[styles.amount, ...head]}>
        {prices.amount}
      </Text>
    </>
  );
}

function Line({ line: { text, free, quantity, prices } }: { line: SheetLine }) {
  return (
    <View {...tagged('TR')} style={styles.row} wrap={false}>
      <Text {...tagged('TD')} style={styles.concept}>
        {text}
        {free !== null && <Text style={styles.small}>{` (${free.toLowerCase()})`}</Text>}
      </Text>
      <Text {...tagged('TD')} style={styles.quantity}>
        {quantity}
      </Text>
      <Cells prices={prices} />
    </View>
  );
}

export function LinesPart({ lines }: Pick<Sheet, 'lines'>) {
  const arePriced = lines.some(({ prices }) => prices !== null);
  return (
    <Section title="Materiales y mano de obra">
      <View {...tagged('TR')} style={styles.row} fixed>
        <Text {...tagged('TH')} style={[styles.concept, styles.label]}>
          Concepto
        </Text>
        <Text {...tagged('TH')} style={[styles.quantity, styles.label]}>
          Cantidad
        </Text>
        <Cells prices={arePriced ? HEADS : null} isHead />
      </View>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </Section>
  );
}

export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <View {...tagged('Sect')} style={styles.totals} wrap={false}>
      {totals.map(({ label, value, isGrand }) => (
        <View key={label} {...tagged('LI')} style={isGrand ? [styles.total, styles.grand] : styles.total}>
          <Text {...tagged('Lbl')}>{label}</Text>
          <Text {...tagged('LBody')}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
