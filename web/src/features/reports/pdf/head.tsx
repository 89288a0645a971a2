import { Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { styles } from './styles.ts';

function Mark() {
  return (
    <Svg width={26} height={26} viewBox="0 0 26 26">
      <Rect width={12} height={12} rx={3.5} fill="#10626b" />
      <Rect x={14} width={12} height={12} rx={3.5} fill="#e9ac34" />
      <Rect y={14} width={12} height={12} rx={3.5} fill="#10626b" />
      <Rect x={14} y={14} width={12} height={12} rx={3.5} fill="#85a9ad" />
    </Svg>
  );
}

/** On the pages after the first: whose paper this is and which. */
export function HeadAgain({ sheet: { company, name } }: { sheet: Sheet }) {
  return (
    <Text
      fixed
      style={styles.again}
      render={({ pageNumber }) => (pageNumber > 1 ? `${name} · ${company.name}` : '')}
    />
  );
}

function Company({ company: { name, details } }: Pick<Sheet, 'company'>) {
  return (
    <View style={styles.company}>
      <Mark />
      <View style={{ flex: 1 }}>
        <Text style={styles.companyName}>{name}</Text>
        {details.map((line) => (
          <Text key={line} style={styles.small}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** Whose paper it is and which. */
export function Head({ sheet: { company, title, code, origin } }: { sheet: Sheet }) {
  return (
    <View style={styles.head}>
      <Company company={company} />
      <View style={styles.names}>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.code}>{code}</Text>
        {origin.map((line) => (
          <Text key={line} style={styles.small}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}
