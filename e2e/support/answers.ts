import type { Page, Route } from '@playwright/test';

export const operationOf = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

/** Answers one operation in the server's place, as many times as it is asked; every other one goes on to it. */
export async function answer(page: Page, operationName: string, json: object): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === operationName ? route.fulfill({ json }) : route.fallback(),
  );
}

/** Lets the first request of an operation be answered in the server's place, and no other. */
export async function answerOnce(page: Page, operationName: string, json: object): Promise<void> {
  let isAnswered = false;
  await page.route('**/graphql', (route) => {
    if (isAnswered || operationOf(route) !== operationName) return route.fallback();
    isAnswered = true;
    return route.fulfill({ json });
  });
}

/** A company that has none of these yet: the seeded one has, and tests share it. */
export function emptyList(page: Page, operationName: string, field: string): Promise<void> {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const list = { __typename: `Empty`, edges: [], pageInfo, totalCount: 0 };
  return answer(page, operationName, { data: { [field]: list } });
}
