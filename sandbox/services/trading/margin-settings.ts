import type { User } from '../users/user';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { CollateralToken } from '../../engine/model/margin-model';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, scaleOf } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import type { OrderService } from './order-service';
import { insert } from '../../storage/insert';

export type LossCharge = 'USDT' | 'COLLATERAL';

export interface HeldCollateral extends CollateralToken {
  readonly balance: Units;
  /** USDT at the last price, before the weight. */
  readonly notional: Units;
}

const one = 10n ** 12n;

/** What an account chooses about its collateral. Losses are always booked in USDT; the choice of charge is kept for its owner. */
export class MarginSettings {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly orderService: OrderService,
    private readonly database: EmbeddedDatabase,
  ) {
    database.run('CREATE TABLE IF NOT EXISTS loss_charges (user_id INTEGER PRIMARY KEY, mode TEXT NOT NULL)');
  }

  /** Assets that the account holds, most valuable first. */
  collateral({ applicationId }: User): readonly HeldCollateral[] {
    const tokens = new Map(this.exchange.margin.collateral(applicationId).map((token) => [token.asset, token]));
    return this.exchange
      .balances(applicationId)
      .flatMap(({ asset, holding }) => {
        const token = tokens.get(asset);
        return token === undefined || holding <= 0n
          ? []
          : [{ ...token, balance: holding, notional: (holding * this.#price(asset)) / one }];
      })
      .sort((a, b) => Number(b.notional - a.notional) || a.asset.localeCompare(b.asset));
  }

  async switchCollateral({ applicationId }: User, asset: string, enabled: boolean): Promise<void> {
    const token = this.exchange.margin.collateral(applicationId).find((each) => each.asset === asset);
    if (!token?.canCollateral) throw invalidParameter('token');
    const outcome = await this.exchange.submit({
      type: 'switchCollateral',
      accountId: applicationId,
      asset,
      enabled,
    });
    if (!outcome.ok) throw new ApiError(302145, 400, 'The margin would not suffice without this collateral.');
  }

  async setSpotLeverage({ applicationId }: User, leverage: number): Promise<void> {
    if (![3, 4, 5, 10].includes(leverage)) throw new ApiError(302306, 400, 'The leverage must be 3, 4, 5 or 10.');
    await this.orderService.submit({ type: 'setSpotLeverage', accountId: applicationId, leverage });
  }

  lossCharge({ userId }: User): LossCharge {
    return (
      this.database.get<{ mode: LossCharge }>('SELECT mode FROM loss_charges WHERE user_id = ?', [userId])?.mode ??
      'USDT'
    );
  }

  setLossCharge({ userId }: User, mode: LossCharge): void {
    insert(this.database, 'loss_charges', { user_id: userId, mode }, 'replace');
  }

  /** USDT units for one. */
  #price(asset: string): Units {
    if (asset === 'USDT') return one;
    const specification = this.exchange.instruments.find(({ symbol }) => symbol === `SPOT_${asset}_USDT`);
    const close = specification && this.exchange.ticker(specification.symbol)?.close;
    return specification && close !== undefined ? BigInt(close) * scaleOf(specification).tickUnits : 0n;
  }
}
