import type { AuthPort, AuthUser } from '#session/firebase/auth-port.ts';

export function authError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

export class FakeAuth implements AuthPort {
  listeners = new Set<(user: AuthUser | null) => void>();
  signedIn: AuthUser | null = null;
  /** The user stored when the app was opened. */
  last: AuthUser | null = null;
  failures: Partial<Record<'signIn' | 'sendReset' | 'confirmReset' | 'reauthenticate', Error>> = {};
  calls: string[] = [];

  tell(uid: string | null): void {
    this.signedIn = uid === null ? null : { uid, getToken: () => Promise.resolve(`token-${uid}`) };
    this.listeners.forEach((listener) => listener(this.signedIn));
  }

  onChange(listener: (user: AuthUser | null) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  lastUser(): Promise<AuthUser | null> {
    return Promise.resolve(this.last);
  }

  signIn(email: string, password: string): Promise<AuthUser> {
    this.calls.push(`signIn ${email} ${password}`);
    if (this.failures.signIn) return Promise.reject(this.failures.signIn);
    this.tell(email);
    return Promise.resolve({ uid: email, getToken: () => Promise.resolve(`token-${email}`) });
  }

  signOut(): Promise<void> {
    this.calls.push('signOut');
    this.tell(null);
    return Promise.resolve();
  }

  sendReset(email: string): Promise<void> {
    this.calls.push(`sendReset ${email}`);
    return this.failures.sendReset ? Promise.reject(this.failures.sendReset) : Promise.resolve();
  }

  confirmReset(code: string, password: string): Promise<void> {
    this.calls.push(`confirmReset ${code} ${password}`);
    return this.failures.confirmReset ? Promise.reject(this.failures.confirmReset) : Promise.resolve();
  }

  reauthenticate(password: string): Promise<void> {
    this.calls.push(`reauthenticate ${password}`);
    return this.failures.reauthenticate ? Promise.reject(this.failures.reauthenticate) : Promise.resolve();
  }
}
