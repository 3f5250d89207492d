import { AlertBook } from '../../../application/alerts/alert-book';
import { Alerts } from '../../../application/alerts/alerts';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import { TranslationsPort } from '../../../application/platform/language.port';
import { NoticesPort, type NoticeText } from '../../kit/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { SoundPort } from '../../../application/platform/sound.port';
import { allShown, type LoggedFiring } from '../../../domain/alerts/alert-list';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { languages } from '../../../domain/platform/language';
import { second } from '../../../domain/shared/instant';
import { formatOf } from '../../kit/formats/format';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { alertFigure } from './alert-figure';
import type { Needs } from '../../../application/kernel/token';

/** More than that at once, as after a night away, are told of in one notice. */
const mostNotices = 2;
/** Longer than a write takes to reach other tabs. */
const othersWait = 0.5 * second;

/**
 * Tells of alerts that fire. The tab that watches plays a tone for whoever hears tones and, where nobody looks at it,
 * says so in its title; the notice comes in a tab that is looked at, later if there is none.
 */
export class AlertNotices implements Startable {
  static readonly needs: Needs<typeof AlertNotices> = [
    Alerts,
    AlertBook,
    NoticesPort,
    SoundPort,
    PagePort,
    TranslationsPort,
    PreferencesStore,
    Scheduler,
  ];

  #title: HTMLTitleElement | undefined;

  constructor(
    private readonly alerts: Pick<Alerts, 'onFiring'>,
    private readonly book: AlertBook,
    private readonly notices: NoticesPort,
    private readonly sounds: SoundPort,
    private readonly page: PagePort,
    private readonly translations: TranslationsPort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'formatStyle'>,
    private readonly scheduler: Scheduler,
  ) {}

  start(): Unsubscribe {
    const look = (): void => {
      if (!this.page.visible.current) return;
      this.#takeTitleBack();
      this.#showAll();
    };
    let wait: Cancel = () => undefined;
    // The tab that watches comes first, so that two that are looked at do not both tell.
    const lookLater = (): void => {
      wait();
      wait = this.scheduler.after(othersWait, look);
    };
    const fired = (firing: LoggedFiring): void => {
      this.#sound(firing);
      look();
    };
    const stops = [
      this.alerts.onFiring(fired),
      this.book.list.subscribe(lookLater),
      this.page.visible.subscribe(look),
      () => wait(),
    ];
    look();
    return () => {
      stops.forEach((stop) => stop());
      this.#takeTitleBack();
    };
  }

  #sound(firing: LoggedFiring): void {
    const { values } = this.preferences;
    if (values['sound.on']) this.sounds.play('filled', values['sound.volume']);
    const { market, figure } = this.#words(firing);
    if (this.page.visible.current) return;
    this.#putIntoTitle(`${market} ${figure}`);
    this.notices.whileAway?.(this.#notice(firing));
  }

  #showAll(): void {
    this.book.refresh();
    const fired = this.book.list.current.log.filter(({ shown }) => !shown);
    if (fired.length === 0) return;
    this.book.change(allShown);
    const alone = fired.slice(0, fired.length > mostNotices + 1 ? mostNotices : undefined);
    for (const firing of alone.toReversed()) this.notices.show('warning', this.#notice(firing));
    if (alone.length < fired.length)
      this.notices.show('warning', { key: 'commands:alert.firedMore', values: { more: fired.length - alone.length } });
  }

  #notice(firing: LoggedFiring): NoticeText {
    return { key: `commands:alert.fired.${firing.condition.kind}`, values: this.#words(firing) };
  }

  /** A price is past its level where it jumped: the level says which alert it is. */
  #words({ symbol, condition, value }: LoggedFiring) {
    const format = formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
    return {
      market: marketDisplayName(symbol),
      figure: alertFigure(format, condition.kind, value),
      ...(condition.kind === 'price' && { level: alertFigure(format, 'price', condition.price) }),
    };
  }

  /** The first title of the document counts; the page's own goes on unseen behind it. */
  #putIntoTitle(text: string): void {
    this.#title ??= document.head.insertBefore(document.createElement('title'), document.head.firstChild);
    this.#title.textContent = `(!) ${text}`;
  }

  #takeTitleBack(): void {
    this.#title?.remove();
    this.#title = undefined;
  }
}
