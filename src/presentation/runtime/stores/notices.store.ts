import { actionBound, makeObservable, observableRef, observableShallow } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { NoticeKind, NoticesPort, NoticeStay, NoticeText } from '../../kit/notices.port';
import { type Instant, second } from '../../../domain/shared/instant';
import type { Needs } from '../../../application/kernel/token';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: NoticeText;
  readonly at: Instant;
  readonly stay?: NoticeStay | undefined;
}

/** Toasts: three at most, three seconds each (specification, section 8); the rest wait their turn. */
const noticeLimit = 3;
const noticeDuration = 3 * second;
/** How many past notices the session remembers. */
const historyLimit = 100;

/** The notices on screen, those waiting, and those that were. Pointing at one holds them all. */
export class NoticesStore implements NoticesPort {
  static readonly needs: Needs<typeof NoticesStore> = [Scheduler, Clock];

  readonly shown: Notice[] = [];
  readonly waiting: Notice[] = [];
  /** Newest first. */
  readonly history: Notice[] = [];
  /** The latest for somebody who looks elsewhere. */
  away: Notice | undefined = undefined;
  readonly #timers = new Map<number, Cancel>();
  #nextId = 1;
  #held = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      shown: observableShallow,
      waiting: observableShallow,
      history: observableShallow,
      away: observableRef,
      whileAway: actionBound,
      show: actionBound,
      withdraw: actionBound,
      dismiss: actionBound,
      hold: actionBound,
      release: actionBound,
      clear: actionBound,
    });
  }

  show(kind: NoticeKind, text: NoticeText, stay?: NoticeStay): void {
    const notice: Notice = { id: this.#nextId++, kind, text, at: this.clock.now(), stay };
    this.history.unshift(notice);
    if (this.history.length > historyLimit) this.history.length = historyLimit;
    this.waiting.push(notice);
    this.#fill();
  }

  whileAway(text: NoticeText): void {
    this.away = { id: this.#nextId++, kind: 'warning', text, at: this.clock.now() };
  }

  withdraw(text: NoticeText): void {
    const told = [...this.shown, ...this.waiting].find((notice) => notice.text === text);
    if (told) this.dismiss(told.id);
  }

  dismiss(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    for (const list of [this.waiting, this.shown]) {
      const index = list.findIndex((notice) => notice.id === id);
      if (index >= 0) list.splice(index, 1);
    }
    this.#fill();
  }

  /** Nothing that was told to one account stays for the next. */
  clear(): void {
    this.waiting.length = 0;
    this.history.length = 0;
    this.away = undefined;
    for (const { id } of [...this.shown]) this.dismiss(id);
  }

  /** Someone is reading: nothing goes away. */
  hold(): void {
    this.#held = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.shown.forEach(this.#startTimer);
  }

  /** What stays takes no place from what passes: three of each. */
  #fill(): void {
    for (const notice of [...this.waiting]) {
      if (this.shown.filter(({ stay }) => stay === notice.stay).length >= noticeLimit) continue;
      this.waiting.splice(this.waiting.indexOf(notice), 1);
      this.shown.push(notice);
      if (!this.#held) this.#startTimer(notice);
    }
    if (this.shown.length === 0) this.#held = false;
  }

  readonly #startTimer = ({ id, stay }: Notice): void => {
    if (stay) return;
    this.#timers.set(
      id,
      this.scheduler.after(noticeDuration, () => this.dismiss(id)),
    );
  };
}
