import type { Instant, Milliseconds } from '../shared/instant';
import { tickKindOf, type AlertFiring, type AlertRule, type AlertSide, type AlertTick } from './alert-rule';

/** Prices of a time are kept as lowest and highest of its sixtieths, so that a busy market costs no more than a quiet one. */
const slices = 60;
const minutesCompared = 20;
/** Fewer are no average. */
const fewestMinutes = 5;

interface Slice {
  readonly at: Instant;
  readonly low: number;
  readonly high: number;
}

/** Watches for one rule: fires once as its condition comes true, and again only after it was false in between. */
export class AlertWatch {
  #met = false;
  #side: AlertSide | undefined;
  #slices: readonly Slice[] = [];
  #minutes: readonly { readonly at: Instant; readonly volume: number }[] = [];
  #lastAt: Instant | undefined;
  #firedAt: Instant | undefined;

  constructor(readonly rule: AlertRule) {
    this.#side = rule.firedAt === undefined ? rule.from : undefined;
    this.#firedAt = rule.firedAt;
  }

  /** An older tick than the one before is ignored, so a clock that is set back fires nothing twice. */
  tick(tick: AlertTick): AlertFiring | undefined {
    const { rule } = this;
    if (tick.kind !== tickKindOf(rule.condition) || (tick.symbol !== rule.symbol && tick.kind !== 'margin'))
      return undefined;
    if (this.#lastAt !== undefined && tick.at < this.#lastAt) return undefined;
    this.#lastAt = tick.at;
    const value = this.#comesTrue(tick);
    if (value === undefined || !this.#mayFire(tick.at)) return undefined;
    this.#firedAt = tick.at;
    return { ruleId: rule.id, at: tick.at, value };
  }

  #mayFire(at: Instant): boolean {
    const { coolDown } = this.rule;
    return this.#firedAt === undefined || (coolDown !== undefined && at - this.#firedAt >= coolDown);
  }

  /** @returns the figure by which the condition came true just now */
  #comesTrue(tick: AlertTick): number | undefined {
    const { condition } = this.rule;
    switch (tick.kind) {
      case 'price':
        if (condition.kind === 'price')
          return condition.when === 'crosses'
            ? this.#crosses(tick.price, condition.price)
            : this.#reaches(tick.price, condition.when, condition.price);
        return condition.kind === 'move' ? this.#moves(tick.at, tick.price, condition) : undefined;
      case 'funding':
        return condition.kind === 'funding' ? this.#reaches(tick.rate, condition.when, condition.rate) : undefined;
      case 'imbalance':
        return condition.kind === 'imbalance'
          ? this.#reaches(tick.bidShare, condition.when, condition.bidShare)
          : undefined;
      case 'volume':
        return condition.kind === 'volume' ? this.#surges(tick.minuteAt, tick.volume, condition.times) : undefined;
      case 'margin':
        return condition.kind === 'margin' ? this.#reaches(tick.ratio, condition.when, condition.ratio) : undefined;
    }
  }

  #becomes(met: boolean, value: number): number | undefined {
    const before = this.#met;
    this.#met = met;
    return met && !before ? value : undefined;
  }

  #reaches(value: number, when: AlertSide, level: number): number | undefined {
    return this.#becomes(when === 'above' ? value >= level : value <= level, value);
  }

  /** Reaching the level from one side is the crossing; where it began on the level, the first step away tells the side. */
  #crosses(price: number, level: number): number | undefined {
    const before = this.#side;
    if (before === undefined) {
      if (price !== level) this.#side = price > level ? 'above' : 'below';
      return undefined;
    }
    const reached = before === 'below' ? price >= level : price <= level;
    if (reached) this.#side = before === 'below' ? 'above' : 'below';
    return reached ? price : undefined;
  }

  #moves(
    at: Instant,
    price: number,
    {
      direction,
      percent,
      within,
    }: { readonly direction: 'up' | 'down' | 'either'; readonly percent: number; readonly within: Milliseconds },
  ): number | undefined {
    const length = Math.max(1, within / slices);
    const slice = Math.floor(at / length) * length;
    const last = this.#slices.at(-1);
    const same = last?.at === slice;
    const current: Slice = same
      ? { at: slice, low: Math.min(last.low, price), high: Math.max(last.high, price) }
      : { at: slice, low: price, high: price };
    this.#slices = [...(same ? this.#slices.slice(0, -1) : this.#slices), current].filter(
      (each) => each.at > at - within,
    );
    const rise = percentFrom(Math.min(...this.#slices.map(({ low }) => low)), price);
    const fall = percentFrom(Math.max(...this.#slices.map(({ high }) => high)), price);
    const up = direction !== 'down' && rise >= percent;
    const down = direction !== 'up' && fall <= -percent;
    return this.#becomes(up || down, up ? rise : fall);
  }

  #surges(minuteAt: Instant, volume: number, times: number): number | undefined {
    const current = this.#minutes.at(-1);
    if (current && minuteAt < current.at) return undefined;
    if (current?.at !== minuteAt) this.#met = false;
    this.#minutes = [...this.#minutes.filter(({ at }) => at !== minuteAt), { at: minuteAt, volume }].slice(
      -minutesCompared - 1,
    );
    const before = this.#minutes.slice(0, -1);
    const average = before.reduce((sum, minute) => sum + minute.volume, 0) / before.length;
    return this.#becomes(before.length >= fewestMinutes && average > 0 && volume >= average * times, volume / average);
  }
}

function percentFrom(base: number, price: number): number {
  return base > 0 ? ((price - base) / base) * 100 : 0;
}
