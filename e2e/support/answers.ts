import type { Page, Route } from '@playwright/test';

export const operationOf = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

export async function answer(page: Page, operationName: string, json: object): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === operationName ? route.fulfill({ json }) : route.fallback(),
  );
}

export async function answerOnce(page: Page, operationName: string, json: object): Promise<void> {
  let isAnswered = false;
  await page.route('**/graphql', (route) => {
    if (isAnswered || operationOf(route) !== operationName) return route.fallback();
    isAnswered = true;
    return route.fulfill({ json });
  });
}

/** The seeded company has some, and tests share it. */
export function emptyList(page: Page, operationName: string, field: string): Promise<void> {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const list = { __typename: `Empty`, edges: [], pageInfo, totalCount: 0 };
  return answer(page, operationName, { data: { [field]: list } });
}
