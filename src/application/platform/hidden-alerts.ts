import { PromotionsCommandsPort } from './promotions-commands.port';
import { ProfileQueries } from '../account/profile.queries';
import type { Outcome } from '../kernel/failure';
import { known, type ResourceState } from '../kernel/resource';
import type { AccountProfile } from '../../domain/account/account-profile';
import type { Needs } from '../kernel/token';

/**
 * Notices that an account has put away for good, by name (letters, digits, hyphens and underscores, 64 at most). The
 * exchange remembers them, so they stay away on every device.
 */
export class HiddenAlerts {
  static readonly needs: Needs<typeof HiddenAlerts> = [PromotionsCommandsPort, ProfileQueries];

  readonly #promotions: PromotionsCommandsPort;
  readonly #profiles: ProfileQueries;

  constructor(promotions: PromotionsCommandsPort, profiles: ProfileQueries) {
    this.#promotions = promotions;
    this.#profiles = profiles;
  }

  /** What is not known counts as put away: a notice that comes a moment later does no harm, one that comes back does. */
  isHidden(profile: ResourceState<AccountProfile>, name: string): boolean {
    return known(profile)?.hiddenAlerts?.includes(name) ?? true;
  }

  async hide(name: string): Outcome<void> {
    const hidden = await this.#promotions.hideAlert(name);
    if (hidden.ok) await this.#profiles.profile().refresh();
    return hidden;
  }
}
