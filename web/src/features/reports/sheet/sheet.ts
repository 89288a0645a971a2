import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { versionWords, type Report } from '../report.ts';
import { consentOf, isRepair, photosOf, warrantyOf, type Consent, type Photo } from './consent.ts';
import { factsOf, type Fact, type Note } from './facts.ts';
import { linesOf, totalsOf, type SheetLine, type Total } from './lines.ts';
import { stampsOf } from './stamps.ts';

/** The report as texts in reading order. Page and PDF are both drawn from it, so they cannot differ. */
export type Sheet = {
  code: string;
  title: string;
  name: string;
  /** `logo` is a PNG in base64. */
  company: { name: string; details: string[]; logo: string | null };
  origin: string[];
  facts: Fact[];
  notes: Note[];
  checklist: { id: string; text: string; answer: string | null }[];
  lines: SheetLine[];
  /** Null where prices are not shown. */
  totals: Total[] | null;
  photos: Photo[];
  consent: Consent | null;
  warranty: Note | null;
  notInvoice: string;
  fingerprint: string[];
  issued: string;
};

const words = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

function companyOf({ content: { company } }: Report): Sheet['company'] {
  const { name, nif, address, phone, email, logo } = company;
  const details = [words(nif && `NIF ${nif}`, address), words(phone && formatPhone(phone), email)].filter(
    (line) => line !== '',
  );
  return { name, details, logo };
}

function originOf(report: Report): string[] {
  const { service, content, revisionReason } = report;
  const version = versionWords(report);
  return [
    words(`Orden de trabajo ${service.code}`, content.typeName),
    ...(content.underWarranty ? ['En garantía de otra reparación'] : []),
    ...(version === null ? [] : [words(version, revisionReason)]),
  ];
}

function notesOf({ content }: Report): Note[] {
  const { description, resolution } = content;
  const asked = isRepair(content) ? 'Avería comunicada' : 'Trabajo solicitado';
  return [
    ...(description === null ? [] : [{ title: asked, text: description }]),
    { title: 'Trabajo realizado', text: resolution },
  ];
}

const TITLE = 'Parte de trabajo';

function nameOf(report: Report): string {
  const version = versionWords(report);
  return `${TITLE} ${report.code}${version === null ? '' : `, ${version.toLowerCase()}`}`;
}

const grouped = (hash: string) => hash.replace(/(.{4})(?=.)/gu, '$1 ');

export function sheetOf(report: Report): Sheet {
  const { code, content, sha256, previousHash, frozenAt } = report;
  const stamps = stampsOf(content.timeZone);
  return {
    code,
    title: TITLE,
    name: nameOf(report),
    company: companyOf(report),
    origin: originOf(report),
    facts: factsOf(content, stamps),
    notes: notesOf(report),
    checklist: content.checklist.map(({ id, text, answer }) => ({ id, text, answer })),
    lines: linesOf(content),
    totals: totalsOf(content),
    photos: photosOf(content),
    consent: consentOf(report, stamps),
    warranty: warrantyOf(content),
    notInvoice: 'Este documento no es una factura.',
    fingerprint: [
      `SHA-256 ${grouped(sha256)}`,
      previousHash === null ? 'Primer parte de la cadena' : `Anterior ${grouped(previousHash)}`,
    ],
    issued: `Generado con Cuadrilla el ${stamps.day(frozenAt)} a las ${stamps.time(frozenAt)}`,
  };
}
