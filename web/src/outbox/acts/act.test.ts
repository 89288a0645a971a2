import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { canGoToOffice, variablesOf, type WorkMutation } from './act.ts';
import { queued } from '../testing/test-work.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const INPUTS: Partial<Record<WorkMutation['operation'], string>> = {
  StartVisit: 'VisitActInput',
  AnswerVisitChecklist: 'AnswerChecklistInput',
  AddVisitLine: 'AddServiceLineInput',
  RemoveVisitLine: 'RemoveServiceLineInput',
  RemoveVisitPhoto: 'RemoveAttachmentInput',
  ProposeVisitFollowUp: 'FollowUpInput',
  AddVisitNote: 'AddNoteInput',
  AddMachine: 'CreateEquipmentInput',
  CorrectMachine: 'CorrectEquipmentInput',
};

test.each(Object.entries(INPUTS))(
  '%s sends only fields of %s and the corrected time of the action',
  (operation, name) => {
    const act = { operation, input: {} } as unknown as WorkMutation;
    const waiting = { ...queued('k1', act), act, deviceAt: '2026-11-21T14:15:00.000Z' };
    const toOffice = canGoToOffice(waiting);
    const { input } = variablesOf({ ...waiting, toOffice });
    const type = schema.getType(name);
    const known = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(known).toEqual(expect.arrayContaining(Object.keys(input)));
    expect(input).toMatchObject({ occurredAt: '2026-11-21T12:15:00.000Z' });
  },
);
