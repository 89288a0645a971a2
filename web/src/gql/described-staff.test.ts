import {
  OWN_DETAILS,
  OWN_TECHNICIAN_DETAILS,
  PERSON,
  STAFF_DETAILS,
  TECHNICIAN_PERMISSIONS,
  TECHNICIAN_PROFILE,
  USER,
} from '@cuadrilla/domain/records/user.ts';
import { describe, expect, test } from 'vitest';
import { inputProblems, notRequestedBy, outputProblems } from './testing/contract-problems.ts';

describe('the descriptions of staff', () => {
  const made = ['id', 'createdAt', 'version'];
  const target = ['id', 'version'];
  const COLOR = ['color'];

  test('match the output types of the schema', () => {
    expect([
      ...outputProblems('Technician', USER, { additional: made, hidden: ['role'], freeText: COLOR }),
      ...outputProblems('TechnicianPermissions', TECHNICIAN_PERMISSIONS, {}),
      ...outputProblems('Agent', PERSON, { additional: made }),
      ...outputProblems(
        'Me',
        { ...PERSON, ...OWN_TECHNICIAN_DETAILS },
        {
          additional: [...target, 'permissions', 'timeZone'],
          hidden: ['status'],
          freeText: COLOR,
        },
      ),
    ]).toEqual([]);
  });

  test('match the input types of the schema', () => {
    expect([
      ...inputProblems('CreateTechnicianInput', STAFF_DETAILS, {}, ['password']),
      ...inputProblems('CreateAgentInput', STAFF_DETAILS, {}, ['role', 'password']),
      ...inputProblems('UpdateStaffInput', STAFF_DETAILS, {}, target),
      ...inputProblems(
        'UpdateTechnicianProfileInput',
        TECHNICIAN_PROFILE,
        { required: ['skillIds', 'zoneIds'], freeText: COLOR },
        target,
      ),
      ...inputProblems(
        'SetTechnicianPermissionsInput',
        TECHNICIAN_PERMISSIONS,
        { required: Object.keys(TECHNICIAN_PERMISSIONS) },
        target,
      ),
      ...inputProblems(
        'UpdateMyProfileInput',
        { ...OWN_DETAILS, ...OWN_TECHNICIAN_DETAILS },
        { leftOut: ['name', 'lastName'], freeText: COLOR },
        ['version'],
      ),
    ]).toEqual([]);
  });

  test('are requested completely by forms and pages', () => {
    const ofTechnicians = Object.keys(USER).filter((name) => name !== 'role');
    expect([
      ...notRequestedBy('Technician_details', [...Object.keys(STAFF_DETAILS), 'version']),
      ...notRequestedBy('Technician_profile', [...Object.keys(TECHNICIAN_PROFILE), 'version']),
      ...notRequestedBy('Technician_technician', ofTechnicians),
      ...notRequestedBy('Agent_agent', [...Object.keys(PERSON), 'version']),
      ...notRequestedBy('Profile_me', [
        ...Object.keys({ ...OWN_DETAILS, ...OWN_TECHNICIAN_DETAILS }),
        'version',
      ]),
    ]).toEqual([]);
  });
});
