import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FollowedMarks } from '../../../../application/markets/followed-marks';
import { NoticesPort, type NoticeText } from '../../../kit/notices.port';
import { AccountRisk } from '../../../../application/trading/account-risk';
import { Positions } from '../../../../application/trading/positions';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import { positionKey, type Position } from '../../../../domain/trading/position';
import { isOutOfDanger, nearestToLiquidation, positionRisk } from '../../../../domain/trading/position-risk';

interface Held {
  readonly position: Position;
  readonly mark: Decimal;
}

interface Told {
  readonly text: NoticeText;
  /** Whom it names. */
  readonly of: string;
}

/**
 * Says that a position is about to be liquidated, on whatever page its owner is: once for each time that it comes so
 * near, and not with every price. What stands on one account is liquidated together, and is one warning. A switch of
 * the settings does not silence it, as it does not silence a liquidation.
 */
export class LiquidationWarnings implements Startable {
  static readonly needs: Needs<typeof LiquidationWarnings> = [Positions, AccountRisk, ContractStreamPort, NoticesPort];

  readonly #marks: FollowedMarks;
  /** What is in danger, and what was told of it. */
  #told: ReadonlyMap<string, Told> = new Map();
  #stopRisk: Unsubscribe | undefined;

  constructor(
    private readonly positions: Pick<Positions, 'value' | 'start'>,
    private readonly risk: Pick<AccountRisk, 'value' | 'state' | 'start'>,
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
        () => this.positions.value?.some(isCross) ?? this.#stopRisk !== undefined,
        (stands) => this.#followRisk(stands),
        { fireImmediately: true },
      ),
      reaction(
        // Not known is not gone: while the line is down nobody has come out of danger.
        () => ({ held: this.#held(), account: this.risk.value }),
        ({ held, account }) => held && this.#look(held, account),
        { fireImmediately: true },
      ),
      () => {
        this.#marks.follow(new Set());
        this.#followRisk(false);
        this.#keep(new Map());
      },
    ];
    return () => stops.forEach((stop) => stop());
  }

  #followRisk(stands: boolean): void {
    if (stands) this.#stopRisk ??= this.risk.start();
    else {
      this.#stopRisk?.();
      this.#stopRisk = undefined;
    }
  }

  /** `undefined` also while it is not known how the account stands. */
  #held(): readonly Held[] | undefined {
    if (this.risk.state.current.status === 'loading') return undefined;
    return this.positions.value?.map((position) => ({ position, mark: this.#markOf(position) }));
  }

  #markOf({ symbol, markPrice }: Position): Decimal {
    return this.#marks.of(symbol) ?? markPrice;
  }

  #look(held: readonly Held[], account: MarginSummary | undefined): void {
    const told = new Map<string, Told>();
    for (const [key, group] of liquidatedTogether(held)) {
      const known = this.#told.get(key);
      const isNear = group.some(({ position, mark }) => !isOutOfDanger(position, mark, account));
      if (known && isNear && group.some(({ position }) => keyOf(position) === known.of)) {
        told.set(key, known);
        continue;
      }
      const near = nearestToLiquidation(
        group.filter(({ position, mark }) => positionRisk(position, mark, account) === 'danger'),
      );
      if (near) told.set(key, this.#warn(near.position));
    }
    this.#keep(told);
  }

  /** What is no longer so is taken from the screen: one that is closed or safe again needs nobody's hand. */
  #keep(told: ReadonlyMap<string, Told>): void {
    for (const [key, known] of this.#told) if (told.get(key) !== known) this.notices.withdraw?.(known.text);
    this.#told = told;
  }

  /** How near is said in the position's row: here a figure would grow old on the screen. */
  #warn(position: Position): Told {
    const text = {
      key: `notifications:nearLiquidation.${position.marginMode}`,
      values: { market: marketDisplayName(position.symbol) },
    };
    this.notices.show('error', text, 'untilDismissed');
    return { text, of: keyOf(position) };
  }
}

function isCross({ marginMode }: Position): boolean {
  return marginMode === 'CROSS';
}

/** One that turned round is another one. */
function keyOf(position: Position): string {
  return `${positionKey(position)} ${position.holding.gt(0)}`;
}

function liquidatedTogether(held: readonly Held[]): ReadonlyMap<string, readonly Held[]> {
  const groups = new Map<string, readonly Held[]>();
  for (const each of held) {
    const key = isCross(each.position) ? 'CROSS' : keyOf(each.position);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}
