import { known } from '../../../src/application/kernel/resource';
import { AccountWatchlists } from '../../../src/application/markets/account-watchlists';
import { renamed } from '../../../src/domain/markets/watchlist-changes';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { Session } from '../../../src/application/session/session';
import type { Agreement } from '../../../src/domain/account/account-profile';
import { marketDisplayName, symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { favouritesName } from '../../../src/domain/markets/watchlist';
import type { Composition } from '../../../src/main/composition';
import { FavouritesOfferStore } from '../../../src/presentation/features/markets/favourites-offer.store';
import { FavouritesStore } from '../../../src/presentation/features/markets/favourites.store';
import { AccountProfileStore } from '../../../src/presentation/features/account-layer/account-profile.store';
import { AgreementsStore } from '../../../src/presentation/features/account-layer/agreements.store';
import { QuietStore } from '../../../src/presentation/runtime/stores/quiet.store';
import { RegionNoticeStore } from '../../../src/presentation/features/visitor-layer/region-notice.store';
import { RegionStore } from '../../../src/presentation/runtime/stores/region.store';
import { SurveyStore } from '../../../src/presentation/features/account-layer/survey.store';
import { TrackingStore } from '../../../src/presentation/runtime/stores/tracking.store';
import { UpgradeStore } from '../../../src/presentation/features/account-layer/upgrade.store';
import type { FakeDevice } from '../../../tests/fakes/fakes-assembly';
import type {
  AgreementsAbility,
  ConsentAbility,
  Document,
  FavouritesAbility,
  SurveyAbility,
  UpgradeAbility,
} from '../abilities/layers';
import type { Settle } from './core-actor';

const documents: Readonly<Record<Agreement, Document>> = { terms: 'terms of service', trTerms: 'trading rules' };

/** What lies over the pages, started and stopped as the shell would. */
export function startLayers(container: Composition, time: Scheduler): () => void {
  const shell = [TrackingStore, RegionStore, FavouritesStore].map((key) =>
    container.resolve<{ start(): () => void }>(key).start(),
  );
  container.resolve(QuietStore).begin();
  const account = [AccountProfileStore, AgreementsStore, UpgradeStore, FavouritesOfferStore, SurveyStore].map((key) =>
    container.resolve<{ start(): () => void }>(key),
  );
  let stops: (() => void)[] = [];
  let owner: string | undefined;
  const follow = (): void => {
    const { current } = container.resolve(Session).state;
    const now = current.status === 'loggedIn' ? known(current.account)?.userId : undefined;
    if (now === owner) return;
    owner = now;
    stops.forEach((stop) => stop());
    stops = [];
    // A moment later, as a layer is loaded.
    if (now !== undefined) stops = [time.after(100, () => stops.push(...account.map((store) => store.start())))];
  };
  const stopFollowing = container.resolve(Session).state.subscribe(follow);
  follow();
  return () => [stopFollowing, ...stops, ...shell].forEach((stop) => stop());
}

export function coreConsent(container: Composition, device: FakeDevice): ConsentAbility {
  const tracking = container.resolve(TrackingStore);
  const region = container.resolve(RegionStore);
  const notice = container.resolve(RegionNoticeStore);
  const quiet = container.resolve(QuietStore);
  const isAsked = async (): Promise<boolean> => quiet.over && tracking.unasked;
  const before = device.analytics.events.length;
  return {
    lookAround: async () => tracking.viewed('/markets'),
    isAsked,
    isAskedInFull: async () => (await isAsked()) && region.eu !== false,
    answer: async (answer) => tracking.choose(answer),
    change: async (answer) => tracking.choose(answer),
    reports: async () => device.analytics.events.slice(before),
    notOfferedIn: async () =>
      notice.country === undefined ? undefined : new Intl.DisplayNames('en', { type: 'region' }).of(notice.country),
    putNoticeAway: async () => notice.putAway(),
    riskIsToldFor: async () => (region.eu ? 'EU' : 'everybody'),
  };
}

export function coreAgreements(container: Composition, settle: Settle): AgreementsAbility {
  const agreements = container.resolve(AgreementsStore);
  return {
    openAccountPages: async () => undefined,
    asked: async () => agreements.asked.map((agreement) => documents[agreement]),
    agree: () => settle(agreements.agree()),
    decline: () => settle(agreements.decline()),
  };
}

export function coreSurvey(container: Composition, settle: Settle): SurveyAbility {
  const survey = container.resolve(SurveyStore);
  return {
    async isOffered() {
      if (survey.phase !== 'offered') return false;
      await settle(survey.seen());
      return true;
    },
    async answerAll() {
      survey.open();
      for (const { id, options } of survey.survey!.questions) survey.answer(id, options[0] ?? 'More of it.');
      await settle(survey.send());
    },
    isThanked: async () => survey.phase === 'thanked',
    refuseForGood: () => settle(survey.never()),
  };
}

export function coreUpgrade(container: Composition, settle: Settle): UpgradeAbility {
  const upgrade = container.resolve(UpgradeStore);
  return { isTold: async () => upgrade.announced !== undefined, putAway: () => settle(upgrade.putAway()) };
}

export function coreFavourites(container: Composition, settle: Settle): FavouritesAbility {
  const favourites = container.resolve(FavouritesStore);
  const offer = container.resolve(FavouritesOfferStore);
  const lists = container.resolve(AccountWatchlists);
  const nameOf = (name: string): string => (name === favouritesName ? 'Favourites' : name);
  const idOf = (name: string): string => favourites.all!.find((list) => nameOf(list.name) === name)!.id;
  return {
    async star(market) {
      favourites.toggle(symbolOfSlug(market.replace('/', '_'))!);
      // Stars are sent one after the other.
      await settle(lists.read());
    },
    starred: async () => favourites.symbols.map(marketDisplayName),
    isOfferedToTakeOver: async () => offer.offered.length > 0,
    takeOver: () => settle(offer.accept()),
    leaveHere: async () => offer.decline(),
    lists: async () => favourites.all?.map(({ name }) => nameOf(name)) ?? [],
    create: async (name) => void (await settle(favourites.create(name))),
    choose: async (name) => favourites.choose(idOf(name)),
    rename: async (name) =>
      void (await settle(favourites.rearrange((lists) => renamed(lists, favourites.chosen!.id, name)))),
    discard: async () => void (await settle(favourites.discard(favourites.chosen!.id))),
  };
}
