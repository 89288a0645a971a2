import { globSync, readFileSync } from 'node:fs';
import { EUROS } from '@cuadrilla/domain/services/euros.ts';
import type { AnyField, RecordFields } from '@cuadrilla/domain/records/field.ts';
import { typedFields } from '@cuadrilla/domain/records/record.ts';
import { buildSchema, isEnumType, Kind, parse, type SelectionSetNode } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fragments = new Map(
  globSync('web/src/**/*.graphql')
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
    .flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
);

type GraphQLField = { type: { toString: () => string } };

function fieldsOf(typeName: string): Record<string, GraphQLField> {
  const type = schema.getType(typeName);
  if (!type || !('getFields' in type)) throw new Error(`${typeName} has no fields`);
  return type.getFields();
}

/** The GraphQL type of a field; null if its kind leaves the type’s name open. */
function contractOf(field: AnyField): { output: string; input: string } | null {
  switch (field.kind) {
    case 'text':
    case 'email':
      return field.required ? { output: 'String!', input: 'String!' } : { output: 'String', input: 'String' };
    case 'note':
    case 'nif':
    case 'phone':
      return { output: 'String', input: 'String' };
    case 'emails':
    case 'phones':
    case 'tags':
      return { output: '[String!]!', input: '[String!]' };
    case 'figure':
      return figureContract(field);
    case 'instant':
      return { output: 'DateTime', input: 'DateTime' };
    case 'hours':
      return { output: 'WeeklyHours', input: 'WeeklyHoursInput' };
    case 'window':
      return { output: 'TimeWindow', input: 'TimeWindowInput' };
    case 'date':
      return field.required
        ? { output: 'LocalDate!', input: 'LocalDate!' }
        : { output: 'LocalDate', input: 'LocalDate' };
    case 'value':
      return field.required ? { output: 'ID!', input: 'ID!' } : { output: 'ID', input: 'ID' };
    case 'values':
      return { output: '[ID!]!', input: '[ID!]' };
    case 'flag':
      return { output: 'Boolean!', input: 'Boolean' };
    case 'address':
      return field.extent === 'required'
        ? { output: 'Address!', input: 'AddressInput!' }
        : { output: 'Address', input: 'AddressInput' };
    default:
      return null;
  }
}

function figureContract({ figure, blank }: Extract<AnyField, { kind: 'figure' }>) {
  const type = figure === EUROS ? 'Cents' : 'Int';
  return { output: blank === null ? type : `${type}!`, input: blank === undefined ? `${type}!` : type };
}

const typeProblem = (path: string, found: GraphQLField, expected: string | undefined) =>
  expected === undefined || String(found.type) === expected
    ? []
    : [`${path} is ${String(found.type)}, not ${expected}`];

export type Except = {
  /** Fields of the type that are not described. */
  additional?: readonly string[];
  /** Described fields that the type lacks or has in another form. */
  hidden?: readonly string[];
  /** Fields with a default, which the input may omit. */
  leftOut?: readonly string[];
  /** Enumerations left open in the schema: the palette of colours may grow. */
  freeText?: readonly string[];
  /** Fields that the input requires although the description does not. */
  required?: readonly string[];
};

export const isShown = (name: string, { kind }: AnyField, { hidden = [] }: Except) =>
  kind !== 'derived' && !hidden.includes(name);

export const shownNames = (record: RecordFields, except: Except) =>
  Object.entries(record).flatMap(([name, field]) => (isShown(name, field, except) ? [name] : []));

/** Fields that are missing, not described, or of another type. */
export function outputProblems(typeName: string, record: RecordFields, except: Except): string[] {
  const fields = fieldsOf(typeName);
  const lacking = Object.entries(record).flatMap(([name, field]) => {
    const found = fields[name];
    const path = `${typeName}.${name}`;
    if (!found) return isShown(name, field, except) ? [`${path} is missing`] : [];
    if (field.kind === 'rows') return outputProblems(namedTypeOf(found), field.of, {});
    if (except.freeText?.includes(name)) return openProblem(path, found);
    if ('words' in field) return wordProblems(path, found, field.words);
    return typeProblem(path, found, contractOf(field)?.output);
  });
  const known = [...Object.keys(record), ...(except.additional ?? [])];
  const extra = Object.keys(fields).filter((name) => !known.includes(name));
  return [...lacking, ...extra.map((name) => `${typeName}.${name} is not described`)];
}

export function inputProblems(
  inputName: string,
  record: RecordFields,
  { leftOut = [], required = [], freeText = [] }: Except = {},
  additional: readonly string[] = [],
): string[] {
  const fields = fieldsOf(inputName);
  const typed = typedFields(record);
  const lacking = typed.flatMap(({ name, input, field }) => {
    const found = fields[input];
    const path = `${inputName}.${input}`;
    if (!found) return [`${path} is missing`];
    if (field.kind === 'rows') return inputProblems(namedTypeOf(found), field.of, { required });
    if (freeText.includes(name)) return openProblem(path, found);
    if (field.kind === 'choice') return wordProblems(path, found, field.words);
    if (field.kind === 'reference') return typeProblem(path, found, field.required ? 'ID!' : 'ID');
    const expected = contractOf(field)?.input;
    if (required.includes(name)) return typeProblem(path, found, `${expected}!`);
    return typeProblem(path, found, leftOut.includes(name) ? expected?.replace('!', '') : expected);
  });
  const known = [...typed.map(({ input }) => input), ...additional];
  const extra = Object.keys(fields).filter((name) => !known.includes(name));
  return [...lacking, ...extra.map((name) => `${inputName}.${name} is not described`)];
}

const namedTypeOf = ({ type }: GraphQLField) => String(type).replace(/[[\]!]/g, '');

const openProblem = (path: string, found: GraphQLField) =>
  namedTypeOf(found) === 'String' ? [] : [`${path} is no text`];

function wordProblems(path: string, found: GraphQLField, words: Readonly<Record<string, string>>): string[] {
  const type = schema.getType(namedTypeOf(found));
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const isSame = values.sort().join() === Object.keys(words).sort().join();
  return isSame ? [] : [`${path} has other values than words`];
}

/** The fields a fragment requests, including those of nested fragments. */
function askedBy(fragment: string): string[] {
  const selected = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each.name.value];
      return each.kind === Kind.FRAGMENT_SPREAD
        ? selected(fragments.get(each.name.value))
        : selected(each.selectionSet);
    });
  return selected(fragments.get(fragment));
}

export const notRequestedBy = (fragment: string, names: readonly string[]) => {
  const asked = askedBy(fragment);
  return names.filter((name) => !asked.includes(name)).map((name) => `${fragment} does not ask for ${name}`);
};
