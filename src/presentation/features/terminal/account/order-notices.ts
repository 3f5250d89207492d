import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { TranslationsPort } from '../../../../application/platform/language.port';
import { NoticesPort } from '../../../../application/platform/notices.port';
import { AccountStreamPort, type ExecutionReport } from '../../../../application/trading/account-stream.port';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { known } from '../../../../application/kernel/resource';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { hasExpired } from '../../../../domain/trading/order';
import { languages } from '../../../../domain/platform/language';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { formatOf } from '../../../kit/formats/format';
import { average, baseOf, exact } from './order-figures';
import type { Needs } from '../../../../application/kernel/token';

/** Remembered ends of orders, so that a repeated report is not announced again. */
const memory = 200;

/** Says when an own order has filled or was cancelled, wherever it was placed. */
export class OrderNotices implements Startable {
  static readonly needs: Needs<typeof OrderNotices> = [
    AccountStreamPort,
    NoticesPort,
    TranslationsPort,
    PreferencesStore,
    MarketsQueries,
  ];

  readonly #announced = new Set<string>();

  constructor(
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    private readonly translations: TranslationsPort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'formatStyle'>,
    private readonly markets: Pick<MarketsQueries, 'instruments'>,
  ) {}

  start(): Unsubscribe {
    return this.stream.onExecutionReport((report) => this.#announce(report));
  }

  #announce({ order }: ExecutionReport): void {
    if ((order.status !== 'FILLED' && order.status !== 'CANCELLED') || this.#announced.has(order.orderId)) return;
    this.#announced.add(order.orderId);
    if (this.#announced.size > memory) this.#announced.delete(this.#announced.values().next().value!);
    if (!this.preferences.values['notify.ORDER.toast']) return;
    const format = formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
    const { side, symbol, executed, quantity, price } = order;
    if (executed.gt(0)) {
      // Whoever trades has them read already; for a notice alone they are not.
      const rules = known(this.markets.instruments().current)?.find((each) => each.symbol === symbol);
      const values = {
        amount: exact(format, executed),
        asset: baseOf(symbol),
        price: average(format, order.averagePrice ?? price, rules?.tick),
      };
      this.notices.show('success', { key: `trade:notice.filled.${side}`, values });
    } else {
      const how = hasExpired(order) ? 'expired' : 'cancelled';
      // As traders write it: 0.01 BTC-PERP @ 80,000.
      const what = [
        ...(quantity ? [exact(format, quantity)] : []),
        marketDisplayName(symbol),
        ...(price ? [`@ ${exact(format, price)}`] : []),
      ].join(' ');
      this.notices.show('warning', { key: `trade:notice.${how}.${side}`, values: { what } });
    }
  }
}
