/** The targets whose values a row is called by. */
export const NAME_PATHS: ReadonlySet<string> = new Set([
  'client.legalName',
  'client.lastName',
  'prospect.legalName',
  'prospect.name',
  'prospect.lastName',
  'item.name',
]);
