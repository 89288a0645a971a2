import { StyleSheet } from '@react-pdf/renderer';

const INK = '#211f1c';
const SECOND = '#54504a';
const THIRD = '#6f6a62';
const ACCENT = '#10626b';
const LINE = '#d8d4cc';

/** In points: three quarters of the page's pixels. */
export const styles = StyleSheet.create({
  page: {
    ...{ paddingTop: 40, paddingHorizontal: 42, paddingBottom: 58 },
    ...{ fontSize: 9, color: INK },
  },
  // Not the page's, nor anything's that is drawn anew on each: the library would multiply it by the size of the letters again.
  body: { fontSize: 9, lineHeight: 1.4 },
  head: {
    ...{ flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
    ...{ paddingBottom: 14, borderBottom: `1.5pt solid ${ACCENT}` },
  },
  company: { flexDirection: 'row', gap: 8, flex: 1 },
  logo: { maxWidth: 150, maxHeight: 45, objectFit: 'contain', objectPosition: 'left top' },
  companyName: { fontSize: 12, fontWeight: 600, lineHeight: 1.2, marginBottom: 2 },
  small: { fontSize: 8, lineHeight: 1.4, color: SECOND },
  names: { alignItems: 'flex-end', maxWidth: 220, textAlign: 'right' },
  title: { fontSize: 16, fontWeight: 600, lineHeight: 1.2, marginBottom: 2 },
  code: { fontSize: 10.5, fontWeight: 600, marginBottom: 1 },
  again: { position: 'absolute', top: 24, left: 42, right: 42, fontSize: 7.5, color: THIRD },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 14 },
  fact: { width: '33.33%', paddingRight: 10, marginBottom: 8 },
  label: { fontSize: 7.5, color: THIRD },
  strong: { fontWeight: 600 },
  plain: { fontWeight: 400 },
  columns: { flexDirection: 'row', gap: 18 },
  column: { flex: 1 },
  section: { marginTop: 10 },
  heading: {
    ...{ color: ACCENT, fontSize: 8.5, fontWeight: 600, marginBottom: 5 },
    ...{ paddingBottom: 4, borderBottom: `0.75pt solid ${LINE}` },
  },
  checks: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 },
  check: {
    ...{ width: '48%', flexGrow: 1, flexDirection: 'row', justifyContent: 'space-between', gap: 8 },
    ...{ paddingVertical: 4, borderBottom: `0.5pt solid ${LINE}` },
  },
  answer: { fontWeight: 600, maxWidth: '50%', textAlign: 'right' },
  row: { flexDirection: 'row', gap: 6, paddingVertical: 4, borderBottom: `0.5pt solid ${LINE}` },
  concept: { flex: 1 },
  quantity: { width: 52, textAlign: 'right' },
  price: { width: 58, textAlign: 'right' },
  rate: { width: 36, textAlign: 'right' },
  amount: { width: 62, textAlign: 'right', fontWeight: 600 },
  totals: { width: 218, marginLeft: 'auto', marginTop: 6 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 1.5 },
  grand: {
    ...{ fontSize: 11.5, fontWeight: 600, borderTop: `1pt solid ${LINE}`, marginTop: 3, paddingTop: 4 },
  },
  photos: { flexDirection: 'row', flexWrap: 'wrap', gap: 7 },
  image: { width: 120, height: 90, objectFit: 'cover', borderRadius: 4 },
  thumb: { width: 75, height: 57, objectFit: 'cover', borderRadius: 4 },
  signer: { flex: 1 },
  signature: { height: 50, width: 118, objectFit: 'contain', objectPosition: 'left' },
  signed: { flexDirection: 'row', alignItems: 'flex-end', gap: 12 },
  stroke: { borderBottom: `0.75pt solid ${THIRD}` },
  notice: {
    marginTop: 10,
    padding: 7,
    borderRadius: 5,
    backgroundColor: '#f6f5f2',
    fontSize: 8,
    color: SECOND,
  },
  noticeStrong: { fontWeight: 600, color: INK },
  foot: {
    ...{ position: 'absolute', left: 42, right: 42, bottom: 26, paddingTop: 7 },
    ...{ borderTop: `0.5pt solid ${LINE}`, fontSize: 6, color: THIRD },
    ...{ flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  },
  footEnd: { alignItems: 'flex-end' },
});
