import { isAdministrator } from '../people/roles.ts';
import { PROSPECT_STATUS_LABELS, type ProspectStatus } from '../prospects/prospect-states.ts';
import { kindOf, RECORDS } from '../records/records.ts';

export type TimelineAct = {
  action: string;
  entity: string;
  entityId: string;
  subject: string | null;
  noteKind: 'NOTE' | 'CALL' | 'EMAIL' | null;
  changes: readonly { field: string; before: string | null; after: string | null }[];
};

/** ISO 8601. */
type SayTime = (instant: string) => string;

type Entry = TimelineAct;
type Words = string | ((entry: Entry, sayTime: SayTime) => string);

const after = ({ changes }: Entry, field: string) => changes.find((change) => change.field === field)?.after;

const before = ({ changes }: Entry, field: string) =>
  changes.find((change) => change.field === field)?.before;

const named = (words: string, what: string | null | undefined) => (what ? `${words}: ${what}` : words);

const planned = (words: string, entry: Entry, sayTime: SayTime): string => {
  const start = after(entry, 'plannedStart');
  return start ? `${words} para ${sayTime(start)}` : words;
};

const status = (entry: Entry): string => {
  const word = PROSPECT_STATUS_LABELS[after(entry, 'status') as ProspectStatus];
  return word ? `lo pasó a ${word}` : 'lo cambió de estado';
};

const ofBatch = ({ entity }: Entry, batch: string, service: string) =>
  entity === 'BILLING_BATCH' ? batch : service;

const IMPORT_WORDS: Readonly<Record<string, string>> = {
  IMPORTING: 'empezó a importar el archivo',
  UNDOING: 'empezó a deshacer la importación',
  DISCARDED: 'descartó el archivo',
};

/** Predicate after the actor's name, by action. */
const WORDS: Record<string, Words> = {
  seed: 'cargó los datos de ejemplo',
  createFirstAdmin: 'creó la cuenta de administración',
  createTechnician: 'creó la cuenta de técnico',
  createAgent: 'creó la cuenta',
  updateTechnician: 'cambió los datos',
  updateAgent: 'cambió los datos',
  updateTechnicianProfile: 'cambió el perfil',
  setTechnicianPermissions: 'cambió los permisos',
  changeRole: (entry) =>
    isAdministrator(after(entry, 'role')) ? 'le dio el papel de administrador' : 'le dio el papel de agente',
  suspendStaff: 'suspendió la cuenta',
  reactivateStaff: 'reactivó la cuenta',
  endSessions: 'cerró la sesión en todos los dispositivos',
  changeOwnPassword: 'cambió su contraseña',
  updateMyProfile: 'cambió su perfil',
  createCalendarFeed: 'creó la dirección privada de su calendario',
  revokeCalendarFeed: 'revocó la dirección privada de su calendario',
  requestAbsence: 'solicitó una ausencia',
  createAbsence: 'anotó una ausencia',
  decideAbsence: (entry) =>
    after(entry, 'status') === 'APPROVED' ? 'aprobó la ausencia' : 'rechazó la ausencia',
  cancelAbsence: 'retiró la ausencia',
  advanceProspect: status,
  stepBackProspect: (entry) => status(entry).replace('lo pasó', 'lo devolvió'),
  loseProspect: 'lo dio por perdido',
  discardProspect: 'lo descartó',
  reopenProspect: 'lo reabrió',
  restoreProspect: 'lo recuperó',
  convertProspect: 'lo convirtió en cliente',
  mergeClients: 'fusionó los clientes',
  createSite: 'añadió la ubicación',
  updateSite: 'cambió la ubicación',
  createEquipment: 'añadió el equipo',
  updateEquipment: 'cambió el equipo',
  correctEquipment: 'corrigió el equipo',
  createService: 'creó el servicio',
  updateService: 'cambió el servicio',
  holdService: 'puso en espera el servicio',
  changeHold: 'cambió la espera del servicio',
  resumeService: 'reanudó el servicio',
  cancelService: 'anuló el servicio',
  closeService: 'cerró el servicio',
  closeServices: 'cerró el servicio',
  createBillingBatch: (entry) => ofBatch(entry, 'preparó el lote', 'puso el servicio en un lote'),
  leaveOutOfBatch: (entry) => ofBatch(entry, 'quitó servicios del lote', 'quitó el servicio del lote'),
  discardBillingBatch: (entry) => ofBatch(entry, 'descartó el lote', 'quitó el servicio del lote'),
  deliverBillingBatch: (entry) => ofBatch(entry, 'entregó el lote', 'entregó el servicio para facturar'),
  returnBillingItems: (entry) =>
    ofBatch(entry, 'devolvió servicios del lote', 'devolvió el servicio del lote'),
  confirmBillingItems: (entry) => ofBatch(entry, 'anotó facturas del lote', 'anotó la factura del servicio'),
  downloadBillingBatch: 'descargó el lote',
  reopenService: 'reabrió el servicio',
  proposeFollowUp: 'propuso un servicio de seguimiento',
  addServiceLine: (entry) => named('añadió una línea', after(entry, 'lines.text')),
  updateServiceLine: 'cambió una línea',
  removeServiceLine: (entry) => named('quitó una línea', before(entry, 'lines.text')),
  answerChecklist: (entry) => named('anotó en la lista de comprobación', after(entry, 'checklist')),
  scheduleVisit: (entry, sayTime) => planned('programó la visita', entry, sayTime),
  moveVisit: 'movió la visita',
  unscheduleVisit: 'devolvió la visita a la bandeja',
  cancelVisit: 'anuló la visita',
  travelToVisit: 'está en camino',
  startVisit: 'inició la visita',
  pauseVisit: 'pausó la visita',
  resumeVisit: 'reanudó la visita',
  completeVisit: 'completó la visita',
  endVisitIncomplete: 'dio la visita por no completada',
  correctVisitTimes: 'corrigió las horas de la visita',
  confirmVisitTimes: 'confirmó las horas de la visita',
  fileWork: (entry) => named('envió trabajo por revisar', after(entry, 'work')),
  applyWorkReview: (entry) => named('aplicó el trabajo por revisar', after(entry, 'technician')),
  attachWorkReview: (entry) => named('adjuntó el trabajo por revisar', after(entry, 'technician')),
  rejectWorkReview: (entry) => named('rechazó el trabajo por revisar', after(entry, 'technician')),
  addAttachment: 'añadió un archivo',
  removeAttachment: 'quitó un archivo',
  reviseWorkReport: 'hizo una versión nueva del parte',
  createExport: 'exportó la lista',
  updateCompany: 'cambió los datos de la empresa',
  setCompanyLogo: 'cambió el logotipo',
  updateWorkingHours: 'cambió el horario de la empresa',
  updateBuffers: 'cambió los plazos',
  updatePasswords: 'cambió las reglas de las contraseñas',
  saveServiceType: 'guardó un tipo de servicio',
  saveSkill: 'guardó una competencia',
  saveZone: 'guardó una zona',
  saveHoliday: 'guardó un festivo',
  saveReason: 'guardó un motivo u origen',
  dropHoliday: 'eliminó un festivo',
  retireValue: 'retiró un valor',
  restoreValue: 'recuperó un valor',
  dropValue: 'eliminó un valor',
  addImport: 'subió un archivo para importarlo',
  actOnImport: (entry) => IMPORT_WORDS[after(entry, 'status') ?? ''] ?? 'cambió la importación',
  importRecords: 'importó de un archivo',
  undoImport: 'deshizo la importación',
  addNote: ({ noteKind }) => NOTES[noteKind ?? 'NOTE'],
};

/** For actions without words of their own, by record type. */
const COMMON: Record<string, (record: string) => string> = {
  create: (record) => `dio de alta ${record}`,
  update: () => 'cambió los datos',
  archive: (record) => `archivó ${record}`,
  restore: (record) => `restauró ${record}`,
};

function wordsOf(action: string): Words | undefined {
  const [, verb = '', record = ''] = /^([a-z]+)([A-Z]\w*)$/.exec(action) ?? [];
  const kind = kindOf(record);
  const noun = kind === null ? undefined : RECORDS[kind].noun;
  return WORDS[action] ?? (noun === undefined ? undefined : COMMON[verb]?.(noun));
}

const NOTES = {
  NOTE: 'escribió una nota',
  CALL: 'registró una llamada',
  EMAIL: 'registró un correo',
} as const;

/** Changes of a visit, line or file; other timelines name its service. */
const PART_OF_SERVICE = /Visit|ServiceLine|Checklist|Attachment|WorkReport/;

/** Texts for actions that also wrote a record of another kind. */
const MADE_ALONG: Partial<Record<string, Partial<Record<string, string>>>> = {
  CLIENT: { convertProspect: 'dio de alta el cliente desde un prospecto' },
  SITE: {
    createClient: 'añadió la ubicación',
    convertProspect: 'añadió la ubicación',
    mergeClients: 'trasladó la ubicación',
  },
};

/**
 * Predicate after the actor's name. In the timeline of another record (a client's includes its sites) the changed record is named
 * too.
 */
export function whatHappened(entry: Entry, timelineOf: string, sayTime: SayTime): string {
  const words = MADE_ALONG[entry.entity]?.[entry.action] ?? wordsOf(entry.action) ?? 'hizo un cambio';
  const text = typeof words === 'string' ? words : words(entry, sayTime);
  if (entry.entityId === timelineOf || entry.subject === null) return text;
  return PART_OF_SERVICE.test(entry.action) ? `${text} de ${entry.subject}` : `${text} ${entry.subject}`;
}

export const hasWords = (action: string): boolean => wordsOf(action) !== undefined;
