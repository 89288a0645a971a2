import { guessSeparator, type Separator } from '@cuadrilla/domain/imports/sheet/separator.ts';
import { decode, guessEncoding, isText, readCsv, type Encoding } from './read-text.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { isTooLarge, isZip, readZipDirectory } from './zip-directory.ts';

export type FileFormat = 'CSV' | 'XLSX';

/** How a text is read; null for a workbook. */
export type TextForm = { encoding: Encoding; separator: Separator };

export type ReadFile =
  | { kind: 'read'; format: FileFormat; text: TextForm | null; sheets: Sheet[]; epoch1904: boolean }
  | { kind: 'refused'; message: string };

const refused = (message: string): ReadFile => ({ kind: 'refused', message });

const NEITHER = 'No es un archivo CSV ni un Excel (.xlsx)';

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** All sheets of a file as cells; guesses what `form` does not specify. */
export async function readFile(bytes: Uint8Array, form: Partial<TextForm> = {}): Promise<ReadFile> {
  if (bytes.length === 0) return refused('El archivo está vacío');
  if (isZip(bytes)) return readXlsx(bytes);
  if (OLD_EXCEL.every((byte, index) => bytes[index] === byte)) {
    return refused('Es un Excel antiguo (.xls) o está protegido con contraseña: guárdalo como .xlsx o CSV');
  }
  if (!isText(bytes)) return refused(NEITHER);
  const encoding = form.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  const separator = form.separator ?? guessSeparator(text);
  const { rows, unclosed } = readCsv(text, separator);
  if (unclosed !== null) {
    return refused(
      `Hay unas comillas sin cerrar en la fila ${unclosed}: quítalas o ciérralas y vuelve a subir el archivo`,
    );
  }
  const sheets = [{ name: '', rows, hiddenRows: 0 }];
  return { kind: 'read', format: 'CSV', text: { encoding, separator }, sheets, epoch1904: false };
}

async function readXlsx(bytes: Uint8Array): Promise<ReadFile> {
  const entries = readZipDirectory(bytes);
  const isWorkbook = entries?.some(({ name }) => name === 'xl/workbook.xml') === true;
  if (entries === null || !isWorkbook) {
    const isCalc = entries?.some(({ name }) => name === 'content.xml') === true;
    return refused(isCalc ? 'Es una hoja de LibreOffice (.ods): guárdala como .xlsx o CSV' : NEITHER);
  }
  if (isTooLarge(entries)) {
    return refused(
      'El Excel es demasiado grande por dentro: copia los datos a un libro nuevo y guárdalo como .xlsx',
    );
  }
  try {
    return { kind: 'read', format: 'XLSX', text: null, ...(await readWorkbook(bytes, entries)) };
  } catch {
    return refused('El Excel está dañado: ábrelo, guárdalo otra vez como .xlsx y vuelve a subirlo');
  }
}
