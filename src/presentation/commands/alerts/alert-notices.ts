import type { Alerts } from '../../../application/alerts/alerts';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { TranslationsPort } from '../../../application/platform/language.port';
import type { NoticesPort } from '../../../application/platform/notices.port';
import type { PagePort } from '../../../application/platform/page.port';
import type { SoundPort } from '../../../application/platform/sound.port';
import type { LoggedFiring } from '../../../domain/alerts/alert-list';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { languages } from '../../../domain/platform/language';
import { formatOf } from '../../kernel/format';
import type { PreferencesStore } from '../../platform/preferences.store';
import { alertFigure } from './alert-figure';

/** Tells of alerts that fire: by a notice, by a tone for whoever hears tones, and in the title of a tab that nobody looks at. */
export class AlertNotices implements Startable {
  #title: HTMLTitleElement | undefined;

  constructor(
    private readonly alerts: Pick<Alerts, 'onFiring'>,
    private readonly notices: NoticesPort,
    private readonly sounds: SoundPort,
    private readonly page: PagePort,
    private readonly translations: TranslationsPort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'formatStyle'>,
  ) {}

  start(): Unsubscribe {
    const stops = [this.alerts.onFiring((firing) => this.#tell(firing)), this.page.visible.subscribe((visible) => (visible ? this.#takeTitleBack() : undefined))];
    return () => {
      stops.forEach((stop) => stop());
      this.#takeTitleBack();
    };
  }

  #tell({ symbol, condition, value }: LoggedFiring): void {
    const format = formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
    const market = marketDisplayName(symbol);
    const figure = alertFigure(format, condition.kind, value);
    this.notices.show('warning', { key: `commands:alert.fired.${condition.kind}`, values: { market, figure } });
    const { values } = this.preferences;
    if (values['sound.on']) this.sounds.play('filled', values['sound.volume']);
    if (!this.page.visible.current) this.#putIntoTitle(`${market} ${figure}`);
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
