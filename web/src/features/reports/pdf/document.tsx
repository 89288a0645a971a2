import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { FileParts } from './file-parts.tsx';
import { Head, HeadAgain } from './head.tsx';
import type { Images } from './images.ts';
import { LinesPart } from './lines-part.tsx';
import { Section } from './section.tsx';
import { styles } from './styles.ts';

function Facts({ facts }: Pick<Sheet, 'facts'>) {
  return (
    <View style={styles.facts}>
      {facts.map(({ label, name, details }, at) => (
        <View key={at} style={styles.fact} wrap={false}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.strong}>{name}</Text>
          {details.map((detail) => (
            <Text key={detail}>{detail}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function Notes({ notes }: Pick<Sheet, 'notes'>) {
  return (
    <View style={styles.columns}>
      {notes.map(({ title, text }) => (
        <Section key={title} title={title} isColumn>
          <Text>{text}</Text>
        </Section>
      ))}
    </View>
  );
}

function Checklist({ checklist }: Pick<Sheet, 'checklist'>) {
  if (checklist.length === 0) return null;
  return (
    <Section title="Lista de comprobación">
      <View style={styles.checks}>
        {checklist.map(({ id, text, answer }) => (
          <View key={id} style={styles.check} wrap={false}>
            <Text style={{ flex: 1 }}>{text}</Text>
            <Text style={styles.answer}>{answer ?? 'Sin respuesta'}</Text>
          </View>
        ))}
      </View>
    </Section>
  );
}

function Notice({ warranty, notInvoice }: Pick<Sheet, 'warranty' | 'notInvoice'>) {
  return (
    <Text style={styles.notice} wrap={false}>
      {warranty !== null && (
        <>
          <Text style={styles.noticeStrong}>Garantía de la reparación: </Text>
          {`${warranty} `}
        </>
      )}
      {notInvoice}
    </Text>
  );
}

/** On every page: what proves it, and which page of how many. */
function Foot({ fingerprint, issued }: Pick<Sheet, 'fingerprint' | 'issued'>) {
  return (
    <View style={styles.foot} fixed>
      <View>
        {fingerprint.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      <View style={styles.footEnd}>
        <Text>{issued}</Text>
        <Text render={({ pageNumber, totalPages }) => `Página ${pageNumber} de ${totalPages}`} />
      </View>
    </View>
  );
}

/** A work report on A4. */
export function ReportDocument({ sheet, images }: { sheet: Sheet; images: Images }) {
  const { name, company } = sheet;
  return (
    <Document title={name} author={company.name} creator="Cuadrilla" language="es-ES">
      <Page size="A4" style={styles.page}>
        <HeadAgain sheet={sheet} />
        <Foot fingerprint={sheet.fingerprint} issued={sheet.issued} />
        <View style={styles.body}>
          <Head sheet={sheet} />
          <Facts facts={sheet.facts} />
          <Notes notes={sheet.notes} />
          <Checklist checklist={sheet.checklist} />
          <LinesPart lines={sheet.lines} totals={sheet.totals} />
          <FileParts photos={sheet.photos} consent={sheet.consent} images={images} />
          <Notice warranty={sheet.warranty} notInvoice={sheet.notInvoice} />
        </View>
      </Page>
    </Document>
  );
}
