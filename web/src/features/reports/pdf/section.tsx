import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { styles } from './styles.ts';
import { tagged } from './tagged/tag.ts';

type Props = { title: string; isColumn?: boolean; children: ReactNode };

/** The head is never the last thing on a page. */
export function Section({ title, isColumn = false, children }: Props) {
  return (
    <View {...tagged('Sect')} style={isColumn ? [styles.section, styles.column] : styles.section}>
      <Text {...tagged('H2')} style={styles.heading} minPresenceAhead={40}>
        {title}
      </Text>
      {children}
    </View>
  );
}
