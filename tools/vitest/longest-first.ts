import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that are small but run for long. A clean clone knows no durations, so that vitest starts the largest files first: these
 * would begin last, and each run on while the other workers have nothing left.
 */
export const LONG_FILES = [
  'functions/test/permissions/permission-table.spec.ts',
  'functions/test/clients/clients-many.spec.ts',
  'functions/test/platform/command-line-tools.spec.ts',
  'functions/test/imports/imports-at-once.spec.ts',
  'functions/test/exports/long-exports.spec.ts',
  'functions/test/imports/rows-together.spec.ts',
  'functions/test/budgets/indexes.spec.ts',
  'functions/test/files/reports-chain.spec.ts',
  'functions/test/visits/planning-changes.spec.ts',
  'functions/test/imports/large-import.spec.ts',
  'functions/test/prospects/conversion-races.spec.ts',
];

type File = Pick<TestSpecification, 'moduleId'> & { project: Pick<TestSpecification['project'], 'name'> };

const rankOf = ({ moduleId }: File): number => {
  const rank = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank === -1 ? LONG_FILES.length : rank;
};

/** Keeps the order of projects, which run one after the other. */
export function longestFirst<T extends File>(files: readonly T[]): T[] {
  const projects = new Set(files.map(({ project }) => project.name));
  return [...projects].flatMap((name) =>
    files.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
  );
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
