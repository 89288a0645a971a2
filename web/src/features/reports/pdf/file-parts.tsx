import { Image, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Consent } from '../sheet/consent.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Images } from './images.ts';
import { Section } from './section.tsx';
import { styles } from './styles.ts';
import { tagged } from './tagged/tag.ts';

type Parts<K extends keyof Sheet> = Pick<Sheet, K> & { images: Images };

const FEW = 3;

function Photos({ photos, images, isColumn }: Parts<'photos'> & { isColumn: boolean }) {
  return (
    <Section title="Fotos" isColumn={isColumn}>
      <View style={styles.photos}>
        {photos.map(({ id, word }) => {
          const image = images.get(id);
          return (
            <View key={id} wrap={false}>
              {image && (
                <Image
                  {...tagged('Figure', `Foto: ${word}`)}
                  src={image}
                  style={isColumn ? styles.thumb : styles.image}
                />
              )}
              <Text style={styles.label}>{word}</Text>
            </View>
          );
        })}
      </View>
    </Section>
  );
}

type ConsentProps = { consent: Consent; images: Images; isColumn: boolean };

function ConsentPart({ consent, images, isColumn }: ConsentProps) {
  const image = consent.kind === 'signed' && consent.fileId ? images.get(consent.fileId) : undefined;
  return (
    <Section title="Conformidad del cliente" isColumn={isColumn}>
      <View style={styles.signed} wrap={false}>
        {image && (
          <View style={styles.stroke}>
            <Image {...tagged('Figure', 'Firma del cliente')} src={image} style={styles.signature} />
          </View>
        )}
        <View style={styles.signer}>
          <Text style={styles.strong}>
            {consent.kind === 'signed' ? consent.name : `Sin firma: ${consent.reason}`}
          </Text>
          {consent.details.map((detail, at) => (
            <Text key={at}>{detail}</Text>
          ))}
        </View>
      </View>
    </Section>
  );
}

export function filePartsOf({ photos, consent, images }: Parts<'photos' | 'consent'>): ReactElement[] {
  const isColumn = photos.length > 0 && photos.length <= FEW && consent !== null;
  const parts = [
    ...(photos.length === 0
      ? []
      : [<Photos key="photos" photos={photos} images={images} isColumn={isColumn} />]),
    ...(consent === null
      ? []
      : [<ConsentPart key="consent" consent={consent} images={images} isColumn={isColumn} />]),
  ];
  return isColumn
    ? [
        <View key="files" style={styles.columns} wrap={false}>
          {parts}
        </View>,
      ]
    : parts;
}
