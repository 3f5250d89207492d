import { ApiError } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { User } from '../users/user';
import type { SecurityRecords } from './security-records';

const linesPerMinute = 60;

/**
 * What calls were refused for want of a proof or a right: in the history of the account, for its owner, and as a line of
 * the exchange's log. Neither holds anything of what was handed in.
 */
export class Refusals {
  #minute = 0;
  #lines = 0;

  constructor(
    private readonly records: SecurityRecords,
    private readonly now: () => number,
    private readonly write: (line: string) => void = () => undefined,
  ) {}

  /** @param call id of the catalogue @param user whose account it was about, where that is known */
  note(call: string, user: User | undefined, origin: CallOrigin, error: unknown): void {
    if (!(error instanceof ApiError) || !isAboutRights(error)) return;
    if (user) this.records.failed(user, actionOf(error), origin);
    this.#log(`refused ${error.code} ${call} account=${user?.userId ?? 'unknown'} from=${origin.ip ?? 'unknown'}`);
  }

  /** A flood of refusals must not become a flood of lines. */
  #log(line: string): void {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#lines] = [minute, 0];
    this.#lines += 1;
    if (this.#lines < linesPerMinute) this.write(line);
    else if (this.#lines === linesPerMinute) this.write('refused more in this minute');
  }
}

/** Which secret somebody got wrong stands in the history in its own words. */
function actionOf({ data }: ApiError): string {
  const named: Readonly<Record<string, string>> = {
    TRADE_PWD: 'TRADE_PASSWORD',
    WITHDRAW_PWD: 'WITHDRAW_PASSWORD',
    RECOVERY: 'RECOVERY_CODE',
  };
  return named[String(data?.['factor'])] ?? 'REFUSED';
}

/** No or a wrong session, key, signature or permission; a wrong proof, or one that is locked. */
function isAboutRights({ code, data }: ApiError): boolean {
  return code === -1001 || code === -1002 || data?.['factor'] !== undefined;
}
