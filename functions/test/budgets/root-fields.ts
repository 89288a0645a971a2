/** Who may call which root field, and with which arguments an allowed call changes nothing. */
import type { Entry } from './root-fields-entry.ts';
import { WORK_TABLE } from './root-fields-work.ts';

/** The specification's §6, field by field. Arguments are such that an allowed call changes nothing. */
export const TABLE: Record<string, Entry> = {
  ...WORK_TABLE,
  'Query.me': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'] },
  'Query.meAdmin': { allowed: ['ADMIN'] },
  'Query.meAgent': { allowed: ['AGENT'] },
  'Query.meTechnician': { allowed: ['TECHNICIAN'] },
  'Query.technicians': { allowed: ['ADMIN'] },
  'Query.technician': { allowed: ['ADMIN'], arguments: '(id: "nobody")' },
  'Query.agents': { allowed: ['ADMIN'] },
  'Query.agent': { allowed: ['ADMIN'], arguments: '(id: "nobody")' },
  'Query.team': { allowed: ['ADMIN', 'AGENT'] },
  'Query.heldWork': { allowed: ['ADMIN'], arguments: '(id: "nobody")' },
  'Query.absenceWork': { allowed: ['ADMIN', 'AGENT'], arguments: '(id: "nobody")' },
  'Query.myDaysOff': { allowed: ['TECHNICIAN'], arguments: '(from: "2026-11-21")' },
  'Query.absences': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'] },
  'Query.prospects': { allowed: ['ADMIN', 'AGENT'] },
  'Query.prospectTotals': { allowed: ['ADMIN', 'AGENT'] },
  'Query.prospect': { allowed: ['ADMIN', 'AGENT'], arguments: '(id: "nobody")' },
  'Query.clients': { allowed: ['ADMIN', 'AGENT'] },
  'Query.clientValues': { allowed: ['ADMIN', 'AGENT'], arguments: '(of: TAG)' },
  'Query.client': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.sites': { allowed: ['ADMIN', 'AGENT'], arguments: '(clientId: "nobody")' },
  'Query.townsOf': { allowed: ['ADMIN', 'AGENT'], arguments: '(postalCode: "28901")' },
  'Query.site': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.equipmentList': { allowed: ['ADMIN', 'AGENT'], arguments: '(clientId: "nobody")' },
  'Query.equipment': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.duplicates': { allowed: ['ADMIN', 'AGENT'], arguments: '(input: {})' },
  'Query.mergePreview': { allowed: ['ADMIN'], arguments: '(keepId: "nobody", mergeId: "nobody")' },
  'Query.activity': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(entity: SERVICE, id: "nobody")',
  },
  'Query.settings': { allowed: ['ADMIN', 'AGENT'] },
  'Query.catalog': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'] },
  'Query.search': { allowed: ['ADMIN', 'AGENT'], arguments: '(q: "nobody")' },
  'Query.systemStatus': { allowed: ['ADMIN'] },
  'Mutation.retryStaleCopy': { allowed: ['ADMIN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.createTechnician': {
    allowed: ['ADMIN'],
    arguments: '(input: { name: "", lastName: "", email: "", password: "" })',
  },
  'Mutation.createAgent': {
    allowed: ['ADMIN'],
    arguments: '(input: { role: AGENT, name: "", lastName: "", email: "", password: "" })',
  },
  'Mutation.updateTechnician': {
    allowed: ['ADMIN'],
    arguments: '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
  },
  'Mutation.updateTechnicianProfile': {
    allowed: ['ADMIN'],
    arguments: '(input: { id: "nobody", version: 1, color: "", skillIds: [], zoneIds: [] })',
  },
  'Mutation.setTechnicianPermissions': {
    allowed: ['ADMIN'],
    arguments: '(input: { id: "nobody", version: 1, prices: true, phones: true })',
  },
  'Mutation.updateAgent': {
    allowed: ['ADMIN'],
    arguments: '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
  },
  'Mutation.changeRole': {
    allowed: ['ADMIN'],
    arguments: '(input: { id: "nobody", version: 1, role: AGENT })',
  },
  'Mutation.suspendStaff': { allowed: ['ADMIN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.reactivateStaff': { allowed: ['ADMIN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.endSessions': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody" })',
  },
  'Mutation.changeOwnPassword': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { password: "" })',
  },
  'Mutation.updateMyProfile': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { version: 99, phone: "112" })',
  },
  'Mutation.requestAbsence': {
    allowed: ['TECHNICIAN'],
    arguments: '(input: { from: "", to: "", kind: OTHER })',
  },
  'Mutation.createAbsence': {
    allowed: ['ADMIN'],
    arguments: '(input: { technicianId: "nobody", from: "", to: "", kind: OTHER })',
  },
  'Mutation.decideAbsence': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, status: APPROVED })',
  },
  'Mutation.cancelAbsence': {
    allowed: ['ADMIN', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.createProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { prospect: { kind: PERSON } })',
  },
  'Mutation.updateProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, prospect: { kind: PERSON } })',
  },
  'Mutation.advanceProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, to: CONTACTED })',
  },
  'Mutation.stepBackProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reason: "" })',
  },
  'Mutation.loseProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
  },
  'Mutation.discardProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, kind: SPAM })',
  },
  'Mutation.reopenProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.restoreProspect': { allowed: ['ADMIN'], arguments: '(input: { id: "nobody", version: 1 })' },
  'Mutation.convertProspect': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.createClient': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { client: { kind: PERSON, legalName: "" } })',
  },
  'Mutation.updateClient': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, client: { kind: PERSON, legalName: "" } })',
  },
  'Mutation.archiveClient': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.restoreClient': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.mergeClients': {
    allowed: ['ADMIN'],
    arguments: '(input: { keepId: "nobody", keepVersion: 1, mergeId: "nobody", mergeVersion: 1 })',
  },
  'Mutation.createSite': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { clientId: "nobody", site: { name: "", address: {} } })',
  },
  'Mutation.updateSite': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, site: { name: "", address: {} } })',
  },
  'Mutation.archiveSite': { allowed: ['ADMIN', 'AGENT'], arguments: '(input: { id: "nobody", version: 1 })' },
  'Mutation.restoreSite': { allowed: ['ADMIN', 'AGENT'], arguments: '(input: { id: "nobody", version: 1 })' },
  'Mutation.createEquipment': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { equipment: { siteId: "nobody", kind: BOILER } })',
  },
  'Mutation.correctEquipment': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody" })',
  },
  'Mutation.updateEquipment': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody", version: 1, equipment: { siteId: "nobody", kind: BOILER } })',
  },
  'Mutation.addNote': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { entity: SERVICE, id: "nobody", kind: NOTE, text: "" })',
  },
  'Mutation.updateCompany': {
    allowed: ['ADMIN'],
    arguments:
      '(input: { version: 99, name: "", timeZone: "", agentsApproveAbsences: false, pricesOnReport: true })',
  },
  'Mutation.updateWorkingHours': {
    allowed: ['ADMIN'],
    arguments:
      '(input: { version: 99, hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } })',
  },
  'Mutation.setCompanyLogo': { allowed: ['ADMIN'], arguments: '(input: { version: 99 })' },
  'Mutation.updateBuffers': {
    allowed: ['ADMIN'],
    arguments: '(input: { version: 99, low: 0, normal: 0, high: 0, urgent: 0, firstResponse: 0 })',
  },
  'Mutation.updatePasswords': {
    allowed: ['ADMIN'],
    arguments: '(input: { version: 99, minLength: 0, refuseCommon: false, changeFirst: false })',
  },
  'Mutation.saveServiceType': {
    allowed: ['ADMIN'],
    arguments:
      '(input: { version: 99, name: "", category: BREAKDOWN, durationMinutes: 0, priority: LOW, checklist: [], skillIds: [], requiresSignature: false, minPhotos: 0 })',
  },
  'Mutation.saveSkill': { allowed: ['ADMIN'], arguments: '(input: { version: 99, name: "" })' },
  'Mutation.saveZone': {
    allowed: ['ADMIN'],
    arguments: '(input: { version: 99, name: "", postalPrefixes: [] })',
  },
  'Mutation.saveReason': {
    allowed: ['ADMIN'],
    arguments: '(input: { version: 99, kind: LOST_REASON, name: "" })',
  },
  'Mutation.saveHoliday': { allowed: ['ADMIN'], arguments: '(input: { version: 99, date: "", name: "" })' },
  'Mutation.dropHoliday': { allowed: ['ADMIN'], arguments: '(input: { version: 99, id: "nobody" })' },
  'Mutation.retireValue': {
    allowed: ['ADMIN'],
    arguments: '(input: { kind: SKILL, version: 99, id: "nobody" })',
  },
  'Mutation.restoreValue': {
    allowed: ['ADMIN'],
    arguments: '(input: { kind: SKILL, version: 99, id: "nobody" })',
  },
  'Mutation.dropValue': {
    allowed: ['ADMIN'],
    arguments: '(input: { kind: SKILL, version: 99, id: "nobody" })',
  },
};
