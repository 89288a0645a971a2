import { Image, Text, View } from '@react-pdf/renderer';
import { pngUrl } from '#shared/png-url.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { styles } from './styles.ts';
import { tagged } from './tagged/tag.ts';

export function RepeatedHead({ sheet: { company, name } }: { sheet: Sheet }) {
  return (
    <Text
      {...tagged('Artifact')}
      fixed
      style={styles.again}
      render={({ pageNumber }) => (pageNumber > 1 ? `${name} · ${company.name}` : '')}
    />
  );
}

function Company({ company: { name, details, logo } }: Pick<Sheet, 'company'>) {
  return (
    <View style={styles.company}>
      {logo !== null && (
        <Image {...tagged('Figure', `Logotipo de ${name}`)} src={pngUrl(logo)} style={styles.logo} />
      )}
      <View style={{ flex: 1 }}>
        <Text style={styles.companyName}>{name}</Text>
        {details.map((line, at) => (
          <Text key={at} style={styles.small}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

export function Head({ sheet: { company, title, code, origin } }: { sheet: Sheet }) {
  return (
    <View style={styles.head}>
      <Company company={company} />
      <View style={styles.names}>
        <Text {...tagged('H1')} style={styles.title}>
          {title}
        </Text>
        <Text style={styles.code}>{code}</Text>
        {origin.map((line, at) => (
          <Text key={at} style={styles.small}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}
