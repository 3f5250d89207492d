import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FollowedMarks } from '../../../../application/markets/followed-marks';
import { NoticesPort, type NoticeText } from '../../../../application/platform/notices.port';
import { Positions } from '../../../../application/trading/positions';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { Decimal } from '../../../../domain/shared/decimal';
import { positionKey, type Position } from '../../../../domain/trading/position';
import { isOutOfDanger, positionRisk } from '../../../../domain/trading/position-risk';

/**
 * Says that a position is about to be liquidated, on whatever page its owner is: once for each time that it comes so
 * near, and not with every price. A switch of the settings does not silence it, as it does not silence a liquidation.
 */
export class LiquidationWarnings implements Startable {
  static readonly needs: Needs<typeof LiquidationWarnings> = [Positions, ContractStreamPort, NoticesPort];

  readonly #marks: FollowedMarks;
  /** Positions in danger, and what was told of them. */
  #told: ReadonlyMap<string, NoticeText> = new Map();

  constructor(
    private readonly positions: Pick<Positions, 'value' | 'start'>,
    stream: Pick<ContractStreamPort, 'onMarkPrice'>,
    private readonly notices: NoticesPort,
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
      else if (positionRisk(position, mark) === 'danger') told.set(key, this.#warn(position));
    }
    this.#keep(told);
  }

  /** What is no longer so is taken from the screen: one that is closed or safe again needs nobody's hand. */
  #keep(told: ReadonlyMap<string, NoticeText>): void {
    for (const [key, text] of this.#told) if (!told.has(key)) this.notices.withdraw?.(text);
    this.#told = told;
  }

  /** How near is said in the position's row: here a figure would grow old on the screen. */
  #warn({ symbol, marginMode }: Position): NoticeText {
    const text = {
      key: `notifications:nearLiquidation.${marginMode}`,
      values: { market: marketDisplayName(symbol) },
    };
    this.notices.show('error', text, 'untilDismissed');
    return text;
  }
}
