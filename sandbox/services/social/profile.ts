import type { CoolNameSource } from '../../../src/domain/social/cool-name';
import type { ProfileSettings } from '../../../src/domain/social/trader-profile';

export interface TwitterBinding {
  readonly handle: string;
  readonly name: string;
  /** A path of the exchange. */
  readonly imageUrl: string | undefined;
  readonly boundAt: number;
}

/** A trader among traders: a customer or one of the simulated. */
export interface Profile {
  /** In the engine. */
  readonly accountId: string;
  readonly uuid: string;
  readonly coolName: string;
  readonly nameSource: CoolNameSource;
  /** Undefined as long as it is the one given at the beginning. */
  readonly nameChangedAt: number | undefined;
  readonly settings: Omit<ProfileSettings, 'twitter'>;
  readonly twitter: TwitterBinding | undefined;
  readonly joinedAt: number;
}

/** How somebody who is not public appears in rankings and lists. */
function maskedName(coolName: string): string {
  return `${coolName.slice(0, 1)}***`;
}

/** What of a profile somebody may see: without `public`, others see nothing at all. */
export function shownOf({ settings }: Profile, mine: boolean) {
  const may = (shown: boolean) => mine || (settings.public && shown);
  return {
    profile: may(true),
    pnl: may(settings.showPnl),
    portfolio: may(settings.showPortfolio),
    volume: may(settings.showVolume),
    trades: may(settings.showTrades),
  };
}

/** A name beside figures: as others may see it, and not at all beside what its owner does not show. */
export function nameBeside(figures: readonly (keyof ReturnType<typeof shownOf>)[], profile: Profile, mine: boolean) {
  const shown = shownOf(profile, mine);
  return figures.every((figure) => shown[figure]) ? shownName(profile, mine) : unnamed(profile);
}

/** A name as others may see it. */
export function shownName({ uuid, coolName, settings }: Profile, mine: boolean) {
  return settings.public || mine ? { uuid, coolName, avatar: settings.avatar } : unnamed({ coolName });
}

function unnamed({ coolName }: Pick<Profile, 'coolName'>) {
  return { uuid: undefined, coolName: maskedName(coolName), avatar: 'hidden' };
}
