import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { filePartsOf } from './file-parts.tsx';
import type { Lettering } from './fonts.ts';
import { Head, RepeatedHead } from './head.tsx';
import type { Images } from './images.ts';
import { LinesPart, Totals } from './lines-part.tsx';
import { Section } from './section.tsx';
import { narrowPartsOf } from './spelling.ts';
import { styles } from './styles.ts';
import { tagged } from './tagged/tag.ts';

function Facts({ facts }: Pick<Sheet, 'facts'>) {
  return (
    <View style={styles.facts}>
      {facts.map(({ label, name, details }, fact) => (
        <View key={fact} style={styles.fact} wrap={false}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.strong} hyphenationCallback={narrowPartsOf}>
            {name}
          </Text>
          {details.map((detail, at) => (
            <Text key={at} hyphenationCallback={narrowPartsOf}>
              {detail}
            </Text>
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
  return (
    <Section title="Lista de comprobación">
      <View style={styles.checks}>
        {checklist.map(({ id, text, answer }) => (
          <View key={id} {...tagged('LI')} style={styles.check} wrap={false}>
            <Text {...tagged('Lbl')} style={{ flex: 1 }} hyphenationCallback={narrowPartsOf}>
              {text}
            </Text>
            <Text {...tagged('LBody')} style={styles.answer} hyphenationCallback={narrowPartsOf}>
              {answer ?? 'Sin respuesta'}
            </Text>
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
          <Text style={styles.noticeStrong}>{`${warranty.title}: `}</Text>
          {`${warranty.text} `}
        </>
      )}
      {notInvoice}
    </Text>
  );
}

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
        <Text
          {...tagged('Artifact')}
          render={({ pageNumber, totalPages }) => `Página ${pageNumber} de ${totalPages}`}
        />
      </View>
    </View>
  );
}

/** At least the notice's height with its margin; with less the library would split it. */
const NOTICE_ROOM = 60;

type Drawn = { sheet: Sheet; images: Images };

/** The last part stays with the notice, which never has a page to itself. */
function Parts({ sheet, images }: Drawn) {
  const { notes, checklist, lines, totals, photos, consent } = sheet;
  const parts = [
    <Notes key="notes" notes={notes} />,
    checklist.length > 0 && <Checklist key="checklist" checklist={checklist} />,
    lines.length > 0 && <LinesPart key="lines" lines={lines} />,
    totals !== null && <Totals key="totals" totals={totals} />,
    ...filePartsOf({ photos, consent, images }),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.slice(0, -1)}
      <View minPresenceAhead={NOTICE_ROOM}>{parts.at(-1)}</View>
    </>
  );
}

export function ReportDocument({ sheet, families, images }: Lettering & Drawn) {
  const { name, company } = sheet;
  return (
    <Document title={name} author={company.name} creator="Cuadrilla" language="es-ES">
      <Page size="A4" style={[styles.page, { fontFamily: [...families] }]}>
        <RepeatedHead sheet={sheet} />
        <Foot fingerprint={sheet.fingerprint} issued={sheet.issued} />
        <View style={styles.body}>
          <Head sheet={sheet} />
          <Facts facts={sheet.facts} />
          <Parts sheet={sheet} images={images} />
          <Notice warranty={sheet.warranty} notInvoice={sheet.notInvoice} />
        </View>
      </Page>
    </Document>
  );
}
