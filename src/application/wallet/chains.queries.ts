import { mapResult } from '../../domain/shared/result';
import { minute } from '../../domain/shared/instant';
import type { DepositAddress, TokenNetwork } from '../../domain/wallet/token-network';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { TokensPort } from '../markets/tokens.port';
import { WalletPort } from './wallet.port';

export interface ChainAsset {
  readonly asset: string;
  /** In full: Bitcoin. */
  readonly name: string;
}

/** Reads of what comes and goes over which chains, and of where it comes to. */
export class ChainsQueries {
  static readonly needs: Needs<typeof ChainsQueries> = [ResourceCache, WalletPort, TokensPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly wallet: WalletPort,
    private readonly tokens: TokensPort,
  ) {}

  /** Assets that come and go over chains, in the order of the exchange. */
  assets(): Resource<readonly ChainAsset[]> {
    return this.cache.open({
      key: ['wallet', 'chainAssets'],
      load: async () =>
        mapResult(await this.tokens.tokens(), (rows) => [
          ...new Map(
            rows.filter(({ delisted }) => !delisted).map(({ asset, fullName }) => [asset, { asset, name: fullName }]),
          ).values(),
        ]),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  /** What each network is called in full, by the exchange's short name: `TRX` is Tron (TRC20). */
  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.cache.open({
      key: ['wallet', 'networkNames'],
      load: async () =>
        mapResult(await this.tokens.passages(), (rows) => new Map(rows.map(({ network, name }) => [network, name]))),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  networks(asset: string): Resource<readonly TokenNetwork[]> {
    return this.cache.open({
      key: ['wallet', 'networks', asset],
      load: () => this.wallet.networks(asset),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** The exchange gives it out with the first question. */
  depositAddress(asset: string, network: string): Resource<DepositAddress> {
    return this.cache.open({
      key: ['wallet', 'depositAddress', asset, network],
      load: () => this.wallet.depositAddress(asset, network),
      staleAfter: minute,
    });
  }
}
