import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exportAccounts, importAccounts } from './auth-emulator.ts';

export type EmulatorAddresses = { projectId: string; authHost: string; firestoreHost: string };

/**
 * Snapshots of both emulators, to survive a restart. Each is a folder with both exports; the file `current` names the valid one
 * and is replaced atomically, so that Auth and Firestore never come from different moments.
 */
export class EmulatorData {
  readonly #folder: string;
  readonly #addresses: EmulatorAddresses;

  constructor(folder: string, addresses: EmulatorAddresses) {
    this.#folder = resolve(folder);
    this.#addresses = addresses;
  }

  async restore(): Promise<boolean> {
    const current = this.#current();
    if (current === undefined) return false;
    const accounts = readFileSync(join(this.#folder, current, 'accounts.json'), 'utf8');
    await this.#firestore('import', {
      export_directory: join(this.#folder, current, 'firestore', 'firestore.overall_export_metadata'),
    });
    await importAccounts(
      this.#addresses.authHost,
      this.#addresses.projectId,
      JSON.parse(accounts) as unknown[],
    );
    return true;
  }

  async save(): Promise<void> {
    const name = `snapshot-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const next = join(this.#folder, name);
    mkdirSync(next, { recursive: true });
    await this.#firestore('export', { export_directory: next, export_name: 'firestore' });
    const accounts = await exportAccounts(this.#addresses.authHost, this.#addresses.projectId);
    writeFileSync(join(next, 'accounts.json'), JSON.stringify(accounts));
    writeFileSync(join(this.#folder, 'current.next'), name);
    renameSync(join(this.#folder, 'current.next'), join(this.#folder, 'current'));
    for (const entry of readdirSync(this.#folder)) {
      if (entry.startsWith('snapshot-') && entry !== name)
        rmSync(join(this.#folder, entry), { recursive: true });
    }
  }

  #current(): string | undefined {
    const file = join(this.#folder, 'current');
    if (!existsSync(file)) return undefined;
    const name = readFileSync(file, 'utf8').trim();
    return existsSync(join(this.#folder, name, 'accounts.json')) ? name : undefined;
  }

  async #firestore(verb: 'import' | 'export', body: Record<string, string>): Promise<void> {
    const { firestoreHost, projectId } = this.#addresses;
    const response = await fetch(`http://${firestoreHost}/emulator/v1/projects/${projectId}:${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ database: `projects/${projectId}/databases/(default)`, ...body }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok)
      throw new Error(`Firestore ${verb} answered ${response.status}: ${await response.text()}`);
  }
}

export async function deleteAllDocuments(firestoreHost: string, projectId: string): Promise<void> {
  const url = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!response.ok)
    throw new Error(`Emptying Firestore answered ${response.status}: ${await response.text()}`);
}
