import type { Decimal } from '../../domain/shared/decimal';
import type { AmountBounds } from '../../domain/wallet/amount-rules';
import { Later, Loader } from '../kernel/later';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { Balances } from '../trading/balances';
import { transferableBalance } from './transferable-balance';
import type { TransferableBalances } from './transferable-balances';

/**
 * What may leave the account, for pages that have nothing else to do with contracts: what those stand on is brought and
 * asked for while something shows it, and binds nothing before it is known.
 */
export class MovableBalances implements Startable {
  static readonly needs: Needs<typeof MovableBalances> = [Balances, Loader];

  readonly #transferable: Later<TransferableBalances>;

  constructor(
    private readonly balances: Pick<Balances, 'byAsset'>,
    loader: Loader,
  ) {
    this.#transferable = new Later<TransferableBalances>(() =>
      loader.load(async () => (await import('./transferable-balances')).TransferableBalances),
    );
  }

  of(asset: string): Pick<AmountBounds, 'available' | 'lent' | 'inMargin'> {
    return this.#transferable.value?.of(asset) ?? transferableBalance(this.balances, asset);
  }

  /** What contracts stand on of so much of an asset; `undefined` while it is not known. */
  kept(asset: string, available: Decimal): Decimal | undefined {
    return this.#transferable.value?.kept(asset, available);
  }

  /** Collateral that nothing stands on, `all` where no contract needs any; `undefined` while it is not known. */
  get free(): Decimal | 'all' | undefined {
    return this.#transferable.value?.free.current;
  }

  readonly start = shared(() => {
    let stop: Unsubscribe | undefined = () => undefined;
    void this.#transferable.load().then((transferable) => (stop &&= transferable?.start()));
    return () => {
      stop?.();
      stop = undefined;
    };
  });
}
