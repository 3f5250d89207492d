export type Document = 'terms of service' | 'trading rules';

/** What a visitor is asked and told before anything else. */
export interface ConsentAbility {
  /** Looks at a page that anybody may read. */
  lookAround(): Promise<void>;
  isAsked(): Promise<boolean>;
  /** The question says everything that an answer would mean. */
  isAskedInFull(): Promise<boolean>;
  answer(answer: 'yes' | 'no'): Promise<void>;
  /** At the foot of the page. */
  change(answer: 'yes' | 'no'): Promise<void>;
  /** What was told to others since the visit began. */
  reports(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The country that the exchange says it is not offered in. */
  notOfferedIn(): Promise<string | undefined>;
  putNoticeAway(): Promise<void>;
  riskIsToldFor(): Promise<'EU' | 'everybody'>;
}

/** What an account agrees to. */
export interface AgreementsAbility {
  openAccountPages(): Promise<void>;
  /** Documents that are to be agreed to, wherever the question stands. */
  asked(): Promise<readonly Document[]>;
  agree(): Promise<void>;
  decline(): Promise<void>;
}

/** Being asked how one likes it. */
export interface SurveyAbility {
  isOffered(): Promise<boolean>;
  answerAll(): Promise<void>;
  isThanked(): Promise<boolean>;
  refuseForGood(): Promise<void>;
}

/** Notices of the account: upgrades that are announced. */
export interface UpgradeAbility {
  isTold(): Promise<boolean>;
  putAway(): Promise<void>;
}

/** Markets that somebody keeps an eye on. */
export interface FavouritesAbility {
  star(market: string): Promise<void>;
  /** Of the list that is looked at, as people read their names. */
  starred(): Promise<readonly string[]>;
  isOfferedToTakeOver(): Promise<boolean>;
  takeOver(): Promise<void>;
  leaveHere(): Promise<void>;
  lists(): Promise<readonly string[]>;
  create(name: string): Promise<void>;
  choose(name: string): Promise<void>;
  rename(name: string): Promise<void>;
  discard(): Promise<void>;
}
