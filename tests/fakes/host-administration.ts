import { adminToken } from '../../sandbox/shared/practice-account';
import { unauthorised } from '../../sandbox/shared/api-error';
import type { Areas } from '../../sandbox/services/areas';
import { MarketOverrides } from '../../sandbox/services/markets/market-overrides';
import type { AdministrationCommandsPort } from '../../src/application/administration/administration-commands.port';
import type { AdministrationPort } from '../../src/application/administration/administration.port';
import { decimal, decimalText, type Decimal } from '../../src/domain/shared/decimal';
import { boardOf } from './host-contracts';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostAdministration implements AdministrationPort, AdministrationCommandsPort {
  static readonly needs: Needs<typeof HostAdministration> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  clearRankings(key: string): ReturnType<AdministrationCommandsPort['clearRankings']> {
    return this.#as(key, ({ leaderboards }) => leaderboards.clear());
  }

  setFundingRate(
    key: string,
    symbol: string,
    rate: Decimal | undefined,
  ): ReturnType<AdministrationCommandsPort['setFundingRate']> {
    return this.#as(key, (areas) => overrides(areas).setFunding(symbol, textOf(rate)));
  }

  fundingLimits(key: string, symbol: string): ReturnType<AdministrationPort['fundingLimits']> {
    return this.#as(key, (areas) => limitsOf(overrides(areas).fundingLimits(symbol)));
  }

  setFundingLimits(
    key: string,
    symbol: string,
    { cap, floor }: Parameters<AdministrationCommandsPort['setFundingLimits']>[2],
  ): ReturnType<AdministrationCommandsPort['setFundingLimits']> {
    return this.#as(key, async (areas) =>
      limitsOf(await overrides(areas).setFundingLimits(symbol, { cap: decimalText(cap), floor: decimalText(floor) })),
    );
  }

  setIndexPrice(
    key: string,
    symbol: string,
    price: Decimal | undefined,
  ): ReturnType<AdministrationCommandsPort['setIndexPrice']> {
    return this.#as(key, (areas) => overrides(areas).setPrice('index', symbol, textOf(price)));
  }

  setMarkPrice(
    key: string,
    symbol: string,
    price: Decimal | undefined,
  ): ReturnType<AdministrationCommandsPort['setMarkPrice']> {
    return this.#as(key, (areas) => overrides(areas).setPrice('mark', symbol, textOf(price)));
  }

  #as<T>(key: string, call: (areas: Areas) => Promise<T> | T): ReturnType<typeof this.calls.open<T>> {
    return this.calls.open((areas) => {
      if (key !== adminToken) throw unauthorised();
      return call(areas);
    });
  }
}

function overrides(areas: Areas): MarketOverrides {
  return new MarketOverrides(boardOf(areas));
}

function textOf(value: Decimal | undefined): string | null {
  return value === undefined ? null : decimalText(value);
}

function limitsOf({ cap, floor }: { readonly cap: string; readonly floor: string }) {
  return { cap: decimal(cap), floor: decimal(floor) };
}
