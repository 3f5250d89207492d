import type { ProfileChange } from '../../domain/social/trader-profile';
import { SettingsQueries } from '../account/settings.queries';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { ProfilesCommandsPort } from './profiles-commands.port';
import { TradersQueries } from './traders.queries';

/** What others may see of the account; what shows it is read again before the answer. */
export class ChangeProfile {
  static readonly needs: Needs<typeof ChangeProfile> = [ProfilesCommandsPort, SettingsQueries, TradersQueries];

  constructor(
    private readonly profiles: ProfilesCommandsPort,
    private readonly settings: SettingsQueries,
    private readonly traders: TradersQueries,
  ) {}

  /** What is left out stays. @param uuid the account's own, where a page shows its profile */
  async change(change: ProfileChange, uuid?: string): Outcome<unknown> {
    const answer = await this.profiles.saveSettings(change);
    if (!answer.ok) return answer;
    const concerned = [this.settings.publicProfile(), ...(uuid === undefined ? [] : [this.traders.overview(uuid)])];
    await Promise.all(concerned.map((resource) => resource.refresh()));
    return answer;
  }
}
