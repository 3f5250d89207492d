import type { Collateral, CollateralRule } from '../../domain/trading/collateral';
import type { AmountBounds } from '../../domain/wallet/amount-rules';
import { type Decimal, zero } from '../../domain/shared/decimal';
import { marginKept } from '../../domain/wallet/margin-kept';
import { type Startable, Subject } from '../kernel/observable-value';
import { known } from '../kernel/resource';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { Balances } from '../trading/balances';
import { MarginQueries } from '../trading/margin.queries';
import { FreeCollateral } from './free-collateral';
import { transferableBalance } from './transferable-balance';

/** What of its balances may leave the account at once: neither what a voucher lends nor what contracts stand on. */
export class TransferableBalances implements Startable {
  static readonly needs: Needs<typeof TransferableBalances> = [Balances, FreeCollateral, MarginQueries];

  readonly #collateral = new Subject<readonly Collateral[] | undefined>(undefined);

  constructor(
    private readonly balances: Pick<Balances, 'byAsset'>,
    readonly free: Pick<FreeCollateral, 'current' | 'start'>,
    private readonly margin: Pick<MarginQueries, 'collateral'>,
  ) {}

  /**
   * While nobody says what contracts stand on, that binds nothing: the exchange decides.
   * @param received for the asset, where it is converted
   */
  of(asset: string, received?: CollateralRule): Pick<AmountBounds, 'available' | 'lent' | 'inMargin'> {
    const bounds = transferableBalance(this.balances, asset);
    const inMargin = bounds.available && this.kept(asset, bounds.available, received);
    return inMargin?.gt(0) ? { ...bounds, available: bounds.available!.minus(inMargin), inMargin } : bounds;
  }

  /** What contracts stand on of so much of an asset; `undefined` while it is not known. */
  kept(asset: string, available: Decimal, received?: CollateralRule): Decimal | undefined {
    const { current: free } = this.free;
    if (free === 'all') return zero;
    const collateral = this.#collateral.current;
    return (
      free &&
      collateral &&
      marginKept(
        available,
        free,
        collateral.find((each) => each.asset === asset),
        received,
      )
    );
  }

  readonly start = shared(() => {
    const collateral = this.margin.collateral();
    const read = (): void => this.#collateral.set(known(collateral.current));
    const stops = [this.free.start(), collateral.subscribe(read)];
    read();
    return () => stops.forEach((stop) => stop());
  });
}
