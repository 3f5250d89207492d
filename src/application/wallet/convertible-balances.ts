import type { CollateralRule } from '../../domain/trading/collateral';
import type { AmountBounds } from '../../domain/wallet/amount-rules';
import { type Startable, Subject } from '../kernel/observable-value';
import { known } from '../kernel/resource';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { Balances } from '../trading/balances';
import { MarginQueries } from '../trading/margin.queries';
import { transferableBalance } from './transferable-balance';
import { TransferableBalances } from './transferable-balances';

/** What of its balances an account may convert: contracts stand on what is received as on what was given for it. */
export class ConvertibleBalances implements Startable {
  static readonly needs: Needs<typeof ConvertibleBalances> = [Balances, TransferableBalances, MarginQueries];

  /** What each asset counts as; `undefined` before it is known. */
  readonly #rules = new Subject<readonly CollateralRule[] | undefined>(undefined);

  constructor(
    private readonly balances: Pick<Balances, 'byAsset'>,
    private readonly transferable: Pick<TransferableBalances, 'of' | 'start'>,
    private readonly margin: Pick<MarginQueries, 'collateralRules'>,
  ) {}

  /** While nobody says what contracts stand on, that binds nothing: the exchange decides. */
  of(asset: string, received: string): Pick<AmountBounds, 'available' | 'lent' | 'inMargin'> {
    const { current: rules } = this.#rules;
    return rules
      ? this.transferable.of(
          asset,
          rules.find((each) => each.asset === received),
        )
      : transferableBalance(this.balances, asset);
  }

  readonly start = shared(() => {
    const rules = this.margin.collateralRules();
    const read = (): void => this.#rules.set(known(rules.current));
    const stops = [this.transferable.start(), rules.subscribe(read)];
    read();
    return () => stops.forEach((stop) => stop());
  });
}
