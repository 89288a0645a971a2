import { getDirective } from '@graphql-tools/utils';
import { OperationTypeNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import { ROLES } from '@cuadrilla/domain/people/roles.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();

const ROOTS = { Query: OperationTypeNode.QUERY, Mutation: OperationTypeNode.MUTATION };
type Root = keyof typeof ROOTS;
const fieldsOf = (root: Root) => schema.getRootType(ROOTS[root])?.getFields() ?? {};

const rolesOf = (root: Root, field: string): string[] => {
  const config = fieldsOf(root)[field];
  if (!config) throw new Error(`${root}.${field} does not exist`);
  const directive: unknown = getDirective(schema, config, 'auth')?.[0];
  return (directive as { requires: string[] }).requires;
};

/** The permission behind each root field; the role of `me…` fields is in their name. */
const PERMISSIONS: Record<string, Permission> = {
  'Query.me': 'dashboard:open',
  'Query.technicians': 'technicians:open',
  'Query.technician': 'technicians:open',
  'Query.agents': 'agents:open',
  'Query.agent': 'agents:open',
  'Query.team': 'team:read',
  'Query.heldWork': 'staff:suspend',
  'Query.absenceWork': 'absences:decide',
  'Query.absences': 'absences:read',
  'Query.prospects': 'prospects:open',
  'Query.prospectTotals': 'prospects:open',
  'Query.prospect': 'prospects:open',
  'Query.clients': 'clients:open',
  'Query.clientValues': 'clients:open',
  'Query.client': 'clients:read',
  'Query.sites': 'sites:open',
  'Query.townsOf': 'sites:open',
  'Query.site': 'sites:read',
  'Query.equipmentList': 'equipment:open',
  'Query.equipment': 'equipment:read',
  'Query.duplicates': 'prospects:open',
  'Query.mergePreview': 'clients:merge',
  'Query.activity': 'activity:read',
  'Query.settings': 'settings:read',
  'Query.catalog': 'catalog:read',
  'Query.search': 'search:use',
  'Query.services': 'services:open',
  'Query.service': 'services:open',
  'Query.visit': 'visits:read',
  'Query.planning': 'planning:open',
  'Query.planningRevision': 'planning:open',
  'Query.slotSuggestions': 'planning:open',
  'Query.myVisits': 'own-day:read',
  'Query.myDaysOff': 'own-day:read',
  'Query.letterhead': 'own-day:read',
  'Query.workReport': 'reports:read',
  'Mutation.createTechnician': 'technicians:create',
  'Mutation.createAgent': 'agents:create',
  'Mutation.updateTechnician': 'technicians:edit',
  'Mutation.updateTechnicianProfile': 'technicians:edit',
  'Mutation.endSessions': 'profile:edit',
  'Mutation.changeOwnPassword': 'profile:edit',
  'Mutation.setTechnicianPermissions': 'technicians:permissions',
  'Mutation.updateAgent': 'agents:edit',
  'Mutation.changeRole': 'agents:role',
  'Mutation.suspendStaff': 'staff:suspend',
  'Mutation.reactivateStaff': 'staff:suspend',
  'Mutation.updateMyProfile': 'profile:edit',
  'Mutation.applyWorkReview': 'work-reviews:decide',
  'Mutation.attachWorkReview': 'work-reviews:decide',
  'Mutation.rejectWorkReview': 'work-reviews:decide',
  'Mutation.confirmVisitTimes': 'visits:correct',
  'Query.workReviews': 'work-reviews:decide',
  'Query.openReviewCount': 'work-reviews:decide',
  'Query.myFiledWork': 'own-day:read',
  'Query.devices': 'planning:open',
  'Mutation.requestAbsence': 'absences:request',
  'Mutation.createAbsence': 'absences:create',
  'Mutation.decideAbsence': 'absences:decide',
  'Mutation.cancelAbsence': 'absences:cancel',
  'Mutation.createProspect': 'prospects:create',
  'Mutation.updateProspect': 'prospects:edit',
  'Mutation.advanceProspect': 'prospects:edit',
  'Mutation.stepBackProspect': 'prospects:edit',
  'Mutation.loseProspect': 'prospects:edit',
  'Mutation.discardProspect': 'prospects:edit',
  'Mutation.reopenProspect': 'prospects:edit',
  'Mutation.restoreProspect': 'prospects:restore',
  'Mutation.convertProspect': 'prospects:convert',
  'Mutation.createClient': 'clients:create',
  'Mutation.updateClient': 'clients:edit',
  'Mutation.archiveClient': 'clients:archive',
  'Mutation.restoreClient': 'clients:archive',
  'Mutation.mergeClients': 'clients:merge',
  'Mutation.createSite': 'sites:edit',
  'Mutation.updateSite': 'sites:edit',
  'Mutation.archiveSite': 'sites:edit',
  'Mutation.restoreSite': 'sites:edit',
  'Mutation.correctEquipment': 'equipment:write',
  'Mutation.createEquipment': 'equipment:write',
  'Mutation.updateEquipment': 'equipment:write',
  'Mutation.addNote': 'notes:write',
  'Query.systemStatus': 'system:operate',
  'Mutation.retryStaleCopy': 'system:operate',
  'Mutation.updateCompany': 'settings:edit',
  'Mutation.updateWorkingHours': 'settings:edit',
  'Mutation.setCompanyLogo': 'settings:edit',
  'Mutation.updateBuffers': 'settings:edit',
  'Mutation.updatePasswords': 'settings:edit',
  'Mutation.saveServiceType': 'settings:edit',
  'Mutation.saveSkill': 'settings:edit',
  'Mutation.saveZone': 'settings:edit',
  'Mutation.saveReason': 'settings:edit',
  'Mutation.saveHoliday': 'settings:edit',
  'Mutation.dropHoliday': 'settings:edit',
  'Mutation.retireValue': 'settings:edit',
  'Mutation.restoreValue': 'settings:edit',
  'Mutation.dropValue': 'settings:edit',
  'Mutation.createService': 'services:create',
  'Mutation.updateService': 'services:edit',
  'Mutation.holdService': 'services:act',
  'Mutation.changeHold': 'services:act',
  'Mutation.resumeService': 'services:act',
  'Mutation.cancelService': 'services:act',
  'Mutation.closeService': 'services:act',
  'Mutation.reopenService': 'services:act',
  'Mutation.proposeFollowUp': 'services:follow-up',
  'Mutation.addServiceLine': 'lines:write',
  'Mutation.updateServiceLine': 'lines:write',
  'Mutation.removeServiceLine': 'lines:write',
  'Mutation.answerChecklist': 'checklist:answer',
  'Mutation.scheduleVisit': 'visits:plan',
  'Mutation.moveVisit': 'visits:plan',
  'Mutation.unscheduleVisit': 'visits:plan',
  'Mutation.cancelVisit': 'visits:plan',
  'Mutation.travelToVisit': 'visits:perform',
  'Mutation.startVisit': 'visits:perform',
  'Mutation.pauseVisit': 'visits:perform',
  'Mutation.resumeVisit': 'visits:perform',
  'Mutation.completeVisit': 'visits:perform',
  'Mutation.endVisitIncomplete': 'visits:end-incomplete',
  'Mutation.correctVisitTimes': 'visits:correct',
  'Mutation.removeAttachment': 'attachments:remove',
  'Mutation.reviseWorkReport': 'reports:version',
  'Query.myCalendarFeed': 'calendar-feed:own',
  'Mutation.createCalendarFeed': 'calendar-feed:own',
  'Mutation.revokeCalendarFeed': 'calendar-feed:own',
};
const OWN_ROLE = ['Query.meAdmin', 'Query.meAgent', 'Query.meTechnician'];

describe('the directives and the permission table', () => {
  test('know the same root fields', () => {
    const fields = (['Query', 'Mutation'] as const).flatMap((root) =>
      Object.keys(fieldsOf(root)).map((name) => `${root}.${name}`),
    );
    expect([...Object.keys(PERMISSIONS), ...OWN_ROLE].sort()).toEqual(fields.sort());
  });

  test.each(Object.entries(PERMISSIONS))('%s is for the roles that have %s', (coordinate, permission) => {
    const [root, field = ''] = coordinate.split('.');
    const allowed = ROLES.filter((role) => can(role, permission));
    expect(rolesOf(root as Root, field)).toEqual(allowed);
  });
});
