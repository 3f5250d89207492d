import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FollowedMarks } from '../../../../application/markets/followed-marks';
import { TranslationsPort } from '../../../../application/platform/language.port';
import { NoticesPort, type NoticeText } from '../../../../application/platform/notices.port';
import { Positions } from '../../../../application/trading/positions';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { languages } from '../../../../domain/platform/language';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import { positionKey, type Position } from '../../../../domain/trading/position';
import { distanceToLiquidation } from '../../../../domain/trading/position-figures';
import { isOutOfDanger, positionRisk } from '../../../../domain/trading/position-risk';
import { formatOf } from '../../../kit/formats/format';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';

/**
 * Says that a position is about to be liquidated, on whatever page its owner is: once for each time that it comes so
 * near, and not with every price. A switch of the settings does not silence it, as it does not silence a liquidation.
 */
export class LiquidationWarnings implements Startable {
  static readonly needs: Needs<typeof LiquidationWarnings> = [
    Positions,
    ContractStreamPort,
    NoticesPort,
    TranslationsPort,
    PreferencesStore,
  ];

  readonly #marks: FollowedMarks;
  /** Positions in danger, and what was told of them. */
  #told: ReadonlyMap<string, NoticeText> = new Map();

  constructor(
    private readonly positions: Pick<Positions, 'value' | 'start'>,
    stream: Pick<ContractStreamPort, 'onMarkPrice'>,
    private readonly notices: NoticesPort,
    private readonly translations: Pick<TranslationsPort, 'language'>,
    private readonly preferences: Pick<PreferencesStore, 'formatStyle'>,
  ) {
    this.#marks = new FollowedMarks(stream);
  }

  start(): Unsubscribe {
    const stops = [
      this.positions.start(),
      reaction(
        () => this.positions.value ?? [],
        (held) => this.#marks.follow(new Set(held.map(({ symbol }) => symbol))),
        { fireImmediately: true },
      ),
      reaction(
        // Not known is not gone: while the line is down nobody has come out of danger.
        () => this.positions.value?.map((position) => ({ position, mark: this.#markOf(position) })),
        (held) => held && this.#look(held),
        { fireImmediately: true },
      ),
      () => {
        this.#marks.follow(new Set());
        this.#keep(new Map());
      },
    ];
    return () => stops.forEach((stop) => stop());
  }

  #markOf({ symbol, markPrice }: Position): Decimal {
    return this.#marks.of(symbol) ?? markPrice;
  }

  #look(held: readonly { readonly position: Position; readonly mark: Decimal }[]): void {
    const told = new Map<string, NoticeText>();
    for (const { position, mark } of held) {
      // One that turned round is another one.
      const key = `${positionKey(position)} ${position.holding.gt(0)}`;
      const known = isOutOfDanger(position, mark) ? undefined : this.#told.get(key);
      if (known) told.set(key, known);
      else if (positionRisk(position, mark) === 'danger') told.set(key, this.#warn(position, mark));
    }
    this.#keep(told);
  }

  /** What is no longer so is taken from the screen: one that is closed or safe again needs nobody's hand. */
  #keep(told: ReadonlyMap<string, NoticeText>): void {
    for (const [key, text] of this.#told) if (!told.has(key)) this.notices.withdraw?.(text);
    this.#told = told;
  }

  #warn(position: Position, mark: Decimal): NoticeText {
    const format = formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
    const distance = distanceToLiquidation(position, mark) ?? zero;
    const values = {
      market: marketDisplayName(position.symbol),
      percent: format.part((distance.gt(0) ? distance : zero).div(100).round(4)),
    };
    const text = { key: `notifications:nearLiquidation.${position.marginMode}`, values };
    this.notices.show('error', text, 'untilDismissed');
    return text;
  }
}
