import { randomInt } from 'node:crypto';
import type { UserRepository } from './users/user-repository';
import type { Clockwork } from '../shared/clockwork';
import type { ExchangeService } from '../engine/exchange-service';
import { Applications } from './feedback/applications';
import { MobileReleases } from './feedback/mobile-releases';
import { Surveys } from './feedback/surveys';
import { Promotions } from './promotions/promotions';
import { Referral } from './referral/referral';
import type { Vouchers } from './rewards/vouchers';
import type { EmbeddedDatabase } from '../storage/database';
import { Watchlists } from './watchlists/watchlists';

export interface PersonalSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly now: () => number;
  readonly seeded: boolean;
  readonly clockwork: Clockwork;
  readonly users: UserRepository;
  readonly vouchers: Vouchers;
}

/** What people keep, are offered and say. */
export interface PersonalAreas {
  readonly watchlists: Watchlists;
  readonly referral: Referral;
  readonly promotions: Promotions;
  readonly surveys: Surveys;
  readonly applications: Applications;
  readonly mobileReleases: MobileReleases;
}

const minute = 60_000;

export function openPersonalAreas({
  exchange,
  database,
  now,
  seeded,
  clockwork,
  users,
  vouchers,
}: PersonalSurroundings): PersonalAreas {
  const referral = new Referral(database, exchange, users, now, randomInt);
  clockwork.every(minute, () => referral.pay());
  return {
    watchlists: new Watchlists(database, new Set(exchange.instruments.map(({ symbol }) => symbol)), now),
    referral,
    promotions: new Promotions(database, exchange, vouchers, now, seeded),
    surveys: new Surveys(database, now),
    applications: new Applications(database, now),
    mobileReleases: new MobileReleases(database),
  };
}
