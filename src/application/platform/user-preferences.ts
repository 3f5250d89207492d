import { known } from '../kernel/resource';
import type { Account } from '../../domain/account/account';
import {
  isOfAccount,
  readPreferences,
  standardPreferences,
  type PreferenceValues,
} from '../../domain/platform/preferences';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { AccountCommandsPort } from '../account/account-commands.port';
import { Log } from '../kernel/log.port';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import { LocalStoragePort } from './local-storage.port';
import { keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';

type Choices = Partial<PreferenceValues>;

/** Keys on the device; src/main/bootstrap reads them before the first paint. */
const keys = { theme: 'theme', device: 'preferences', account: 'preferences.account' } as const;

interface AccountCopy {
  readonly userId: string;
  readonly choices: Choices;
}

/** One log-in, from before it is known whose it is. */
interface LogIn {
  /** What was read last; `undefined` while the account is read for the first time. */
  account: Account | undefined;
  /** Kept at the exchange while the account is read, and so newer than what that reading will say. */
  chosen: Choices;
  isReading: boolean;
}

/**
 * How somebody likes the product. A visitor's choices stay on the device; logging in takes them along to the account
 * where it has none of its own, and the account's win, with each reading of it: other devices choose, too. A copy of the account's is kept for the next first paint and for
 * other tabs, and goes with the session.
 */
export class UserPreferences implements Startable {
  static readonly needs: Needs<typeof UserPreferences> = [LocalStoragePort, Session, AccountCommandsPort, Log];

  readonly #values = new Subject<PreferenceValues>(standardPreferences);
  readonly #storage: LocalStoragePort;
  readonly #session: Session;
  readonly #accounts: AccountCommandsPort;
  readonly #log: Log;
  #device: Choices = {};
  #account: AccountCopy | undefined;
  #logIn: LogIn | undefined;

  constructor(storage: LocalStoragePort, session: Session, accounts: AccountCommandsPort, log: Log) {
    this.#storage = storage;
    this.#session = session;
    this.#accounts = accounts;
    this.#log = log;
    this.#readDevice();
  }

  get values(): ObservableValue<PreferenceValues> {
    return this.#values;
  }

  start(): Unsubscribe {
    const read = (): void => this.#readDevice();
    read();
    const stops = [
      ...Object.values(keys).map((key) => this.#storage.onChange(key, read)),
      this.#session.state.subscribe((state) => this.#follow(state)),
    ];
    this.#follow(this.#session.state.current);
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Kept with the account first where there is one: what could not be kept is not shown either. A choice wins over
   * what was read before it.
   */
  async choose(changes: Choices): Outcome<void> {
    if (this.#session.state.current.status === 'unknown') await this.#sessionKnown();
    const logIn = this.#logIn;
    if (!logIn) {
      this.#keepOnDevice({ ...this.#device, ...changes });
      return success(undefined);
    }
    const saved = await this.#accounts.savePreferences(readPreferences(changes));
    if (!saved.ok) return saved;
    // It is not the choice of somebody who has logged in meanwhile.
    if (logIn === this.#logIn) this.#keepOfLogIn(logIn, changes);
    return success(undefined);
  }

  #follow(state: SessionState): void {
    if (state.status !== 'loggedIn') {
      this.#logIn = undefined;
      if (state.status === 'loggedOut') this.#forgetAccount();
      this.#show();
      return;
    }
    const account = known(state.account);
    const before = this.#logIn?.account;
    // Another account of the same person is a log-in of its own.
    if (!this.#logIn || (before && account && before.userId !== account.userId))
      this.#logIn = { account: undefined, chosen: {}, isReading: true };
    const logIn = this.#logIn;
    logIn.isReading = state.account.status !== 'ready' || state.account.refreshing;
    if (account && account !== before) this.#takeOver(account, logIn);
    else if (!logIn.isReading) logIn.chosen = {};
  }

  /** What was read of an account, and what was chosen while it was read. */
  #takeOver(account: Account, logIn: LogIn): void {
    const { userId, preferences } = account;
    const own = { ...readPreferences(preferences), ...logIn.chosen };
    logIn.account = account;
    logIn.chosen = {};
    const isNew = this.#account?.userId !== userId;
    const brought = isNew ? this.#broughtAlong(own) : {};
    this.#keepOfAccount({ userId, choices: { ...(isNew ? brought : this.#account?.choices), ...own } });
    if (Object.keys(brought).length > 0) void this.#save(brought);
  }

  #keepOfLogIn(logIn: LogIn, changes: Choices): void {
    if (logIn.isReading) logIn.chosen = { ...logIn.chosen, ...changes };
    if (logIn.account) {
      const { userId } = logIn.account;
      this.#keepOfAccount({ userId, choices: { ...this.#account?.choices, ...changes } });
    } else this.#show();
  }

  #sessionKnown(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#session.state.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  /** A visitor's choices that the account has none for. */
  #broughtAlong(own: Choices): Choices {
    return Object.fromEntries(Object.entries(this.#device).filter(([name]) => !(name in own) && !isOfAccount(name)));
  }

  async #save(brought: Choices): Promise<void> {
    const saved = await this.#accounts.savePreferences(brought);
    if (!saved.ok) this.#log.warning('Choices of before the log-in were not kept', { kind: saved.error.kind });
  }

  #readDevice(): void {
    const theme = this.#storage.read(keys.theme);
    this.#device = { ...readPreferences(keptFields(this.#storage.read(keys.device))), ...readPreferences({ theme }) };
    const { userId, choices } = keptFields(this.#storage.read(keys.account));
    this.#account = typeof userId === 'string' ? { userId, choices: readPreferences(choices) } : undefined;
    this.#show();
  }

  #keepOnDevice({ theme, ...choices }: Choices): void {
    if (theme !== undefined) this.#storage.write(keys.theme, theme);
    this.#storage.write(keys.device, JSON.stringify(choices));
    this.#device = { ...choices, ...(theme === undefined ? {} : { theme }) };
    this.#show();
  }

  #keepOfAccount(copy: AccountCopy): void {
    this.#storage.write(keys.account, JSON.stringify(copy));
    this.#account = copy;
    this.#show();
  }

  #forgetAccount(): void {
    if (!this.#account) return;
    this.#storage.remove(keys.account);
    this.#account = undefined;
  }

  #show(): void {
    const next = { ...standardPreferences, ...this.#device, ...this.#account?.choices, ...this.#logIn?.chosen };
    if (JSON.stringify(next) !== JSON.stringify(this.#values.current)) this.#values.set(next);
  }
}
