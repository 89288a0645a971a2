const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const init: RequestInit = { method, headers: owner, signal: AbortSignal.timeout(30_000) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return text === '' ? {} : JSON.parse(text);
}

export async function protectEmails(host: string, projectId: string): Promise<void> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  await call('PATCH', url, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
}

export async function signInForToken(
  where: { authHost: string; projectId: string },
  email: string,
  password: string,
): Promise<string> {
  const url = `http://${where.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  // With the key alone the emulator signs in to the project it was started with.
  const body = { email, password, returnSecureToken: true, targetProjectId: where.projectId };
  const init = { method: 'POST', headers: owner, body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  const answer = (await response.json()) as { idToken?: string; error?: { message: string } };
  if (answer.idToken) return answer.idToken;
  throw new Error(`No token for ${email}: ${answer.error?.message ?? `HTTP ${response.status}`}`);
}

export type ResetCode = { email: string; oobCode: string; requestType: string };

export async function listCodes(host: string, projectId: string): Promise<ResetCode[]> {
  const answer = await call('GET', `http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  return (answer as { oobCodes?: ResetCode[] }).oobCodes ?? [];
}

export async function deleteAllAccounts(host: string, projectId: string): Promise<void> {
  await call('DELETE', `http://${host}/emulator/v1/projects/${projectId}/accounts`);
}

/** In the form that importAccounts takes; password hashes are the emulator's plain fakes. */
export async function exportAccounts(host: string, projectId: string): Promise<unknown[]> {
  const base = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const answer = await call('GET', `${base}/accounts:batchGet?maxResults=-1`);
  return (answer as { users?: unknown[] }).users ?? [];
}

/**
 * Also restores the time from which tokens are valid: after an import the emulator treats earlier ones as revoked, and browsers
 * should stay signed in over a restart.
 */
export async function importAccounts(host: string, projectId: string, users: unknown[]): Promise<void> {
  if (users.length === 0) return;
  const base = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const answer = await call('POST', `${base}/accounts:batchCreate`, { users, allowOverwrite: true });
  const { error } = answer as { error?: { message: string }[] };
  if (error && error.length > 0) throw new Error(`Accounts could not be read back: ${error[0]?.message}`);
  for (const { localId, validSince } of users as { localId: string; validSince?: string }[]) {
    if (validSince) await call('POST', `${base}/accounts:update`, { localId, validSince });
  }
}
