import { globSync, readFileSync } from 'node:fs';
import { ABSENCE } from '@cuadrilla/domain/records/absence.ts';
import { BILLING_BATCH } from '@cuadrilla/domain/records/billing-batch.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { LINE } from '@cuadrilla/domain/records/line.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import type { RecordFields } from '@cuadrilla/domain/records/field.ts';
import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import { typedFields } from '@cuadrilla/domain/records/record.ts';
import { describe, expect, test } from 'vitest';
import {
  inputProblems,
  notRequestedBy,
  outputProblems,
  shownNames,
  type Except,
} from './testing/contract-problems.ts';

/** The fields every record has. */
const META = ['id', 'createdAt', 'updatedAt', 'version'];

type Described = {
  record: RecordFields;
  type: string;
  except: Except;
  input: string;
  form: string;
  detail: string;
};

describe.each<Described>([
  {
    record: CLIENT,
    type: 'Client',
    except: { additional: [...META, 'openServices'] },
    input: 'ClientInput',
    form: 'ClientForm_client',
    detail: 'ClientDetail_client',
  },
  {
    record: PROSPECT,
    type: 'Prospect',
    except: {
      additional: [...META, 'displayName', 'due', 'convertedService'],
      hidden: ['convertedSiteId', 'convertedServiceId'],
    },
    input: 'ProspectInput',
    form: 'ProspectForm_prospect',
    detail: 'ProspectDetail_prospect',
  },
  {
    record: SITE,
    type: 'Site',
    except: { additional: [...META, 'equipment', 'pastVisits'] },
    input: 'SiteInput',
    form: 'SiteForm_site',
    detail: 'SiteDetail_site',
  },
  {
    record: EQUIPMENT,
    type: 'Equipment',
    except: { additional: META },
    input: 'EquipmentInput',
    form: 'EquipmentDetail_equipment',
    detail: 'EquipmentDetail_equipment',
  },
  {
    record: SERVICE,
    type: 'Service',
    except: {
      additional: [
        ...META,
        'totals',
        'visits',
        'attachments',
        'reports',
        'openReviews',
        'workReviews',
        'contact',
        'invoiceGaps',
        'missingToInvoice',
        'billingState',
      ],
      hidden: ['typeId'],
      leftOut: ['durationMinutes'],
    },
    input: 'ServiceInput',
    form: 'ServiceForm_service',
    detail: 'ServiceDetail_service',
  },
  {
    record: ITEM,
    type: 'Item',
    except: { additional: META },
    input: 'ItemInput',
    form: 'ItemForm_item',
    detail: 'ItemDetail_item',
  },
  {
    record: LINE,
    type: 'ServiceLine',
    except: { additional: ['amountCents'] },
    input: 'ServiceLineInput',
    form: 'LinesCard_line',
    detail: 'LinesCard_line',
  },
  {
    record: ABSENCE,
    type: 'Absence',
    except: { additional: ['id', 'createdAt', 'version'] },
    input: 'AbsenceInput',
    form: 'AbsenceList_absence',
    detail: 'AbsenceList_absence',
  },
])('$type in the schema and the web', ({ record, type, except, input, form, detail }) => {
  test('its output type matches the description', () => {
    expect(outputProblems(type, record, except)).toEqual([]);
  });

  test('its input type matches the description', () => {
    expect(inputProblems(input, record, except)).toEqual([]);
  });

  test('its form and page request every described field', () => {
    const typed = typedFields(record).map(({ name }) => name);
    const missing = [
      ...notRequestedBy(form, [...typed, 'version']),
      ...notRequestedBy(detail, shownNames(record, except)),
    ];
    expect(missing).toEqual([]);
  });
});

test('the input of an administrator’s absence also has the technician', () => {
  expect(inputProblems('CreateAbsenceInput', ABSENCE, {}, ['technicianId'])).toEqual([]);
});

// A visit has no form and no input with its fields: it changes only by actions.
test('the type Visit and its fragment match the description', () => {
  const others = ['service', 'attachments', 'report', 'unconfirmedTimes'];
  const except = { additional: [...META, ...others], hidden: ['unconfirmed', 'resolution'] };
  expect(outputProblems('Visit', VISIT, except)).toEqual([]);
  expect(notRequestedBy('VisitRow_visit', shownNames(VISIT, except))).toEqual([]);
});

// Nor a batch, which is made of services.
test('the type BillingBatch and its fragment match the description', () => {
  const except = { additional: [...META, 'waiting', 'invoiced', 'returned', 'content'] };
  expect(outputProblems('BillingBatch', BILLING_BATCH, except)).toEqual([]);
  expect(notRequestedBy('BatchDetail_batch', shownNames(BILLING_BATCH, except))).toEqual([]);
});

test('every record is imported by a test of this kind', () => {
  const tests = globSync('web/src/gql/described-*.test.ts').map((file) => readFileSync(file, 'utf8'));
  const isImported = (name: string) =>
    new RegExp(`\\b${name}\\b[^;]* from '@cuadrilla/domain/records/`).test(tests.join(''));
  expect(Object.keys(RECORDS).filter((name) => !isImported(name))).toEqual([]);
});
