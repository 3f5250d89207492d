import { read } from '../../../support/reads';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { UserPreferences } from '../../../../src/application/platform/user-preferences';
import type { SessionState } from '../../../../src/application/session/session-state';
import type { Preferences } from '../../../../src/domain/account/account-profile';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryLog, MemoryStorage } from '../../../fakes/memory-platform';

export const loggedOut: SessionState = { status: 'loggedOut', ended: false };

export function loggedIn(userId: string, preferences: Preferences = {}): SessionState {
  return {
    status: 'loggedIn',
    coolName: undefined,
    account: read({
      userId,
      applicationId: undefined,
      email: undefined,
      main: true,
      alias: '',
      eu: false,
      language: undefined,
      preferences,
    }),
  };
}

export const loggingIn: SessionState = { status: 'loggedIn', account: { status: 'loading' }, coolName: undefined };

class Exchange {
  saved: object[] = [];
  down = false;
  /** Answers wait for it. */
  answers: Promise<void> = Promise.resolve();

  async saveLanguage() {
    return success(undefined);
  }

  async savePreferences(changes: object) {
    if (this.down) return failure({ kind: 'offline' as const });
    this.saved.push(changes);
    await this.answers;
    return success({});
  }

  /** @returns what lets the answers go. */
  hold(): () => void {
    let release = (): void => undefined;
    this.answers = new Promise((resolve) => (release = resolve));
    return release;
  }
}

/** The preferences of somebody, with the exchange that keeps them. */
export function visit(state: SessionState = loggedOut, storage = new MemoryStorage()) {
  const session = new Subject<SessionState>(state);
  const exchange = new Exchange();
  const log = new MemoryLog();
  const preferences = new UserPreferences(storage, { state: session } as never, exchange, log);
  const stop = preferences.start();
  return { session, exchange, storage, preferences, log, stop, chosen: () => preferences.values.current };
}
