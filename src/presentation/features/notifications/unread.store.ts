import { computed, makeObservable, observable, runInAction } from 'mobx';
import { AlertBook } from '../../../application/alerts/alert-book';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { TranslationsPort } from '../../../application/platform/language.port';
import { NoticesPort } from '../../kit/notices.port';
import { SoundPort } from '../../../application/platform/sound.port';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { languages } from '../../../domain/platform/language';
import { fillMessages, type Notification } from '../../../domain/platform/notification';
import { formatOf } from '../../kit/formats/format';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { messageValues, titleKey } from './message-values';
import type { Needs } from '../../../application/kernel/token';

/** How much of what the exchange has told the account is unread, and of this device's alerts that fired. What weighs is also told at once, by the ways that the person has chosen for it. */
export class UnreadStore {
  static readonly needs: Needs<typeof UnreadStore> = [
    NotificationsPort,
    AccountStreamPort,
    NoticesPort,
    PreferencesStore,
    SoundPort,
    AlertBook,
    TranslationsPort,
  ];
  static readonly perAccount = true;

  count = 0;
  alerts = 0;
  /** Of the last question; what an earlier one is answered says nothing any more. */
  #asked = 0;

  constructor(
    private readonly port: NotificationsPort,
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'formatStyle'>,
    private readonly sounds: SoundPort,
    private readonly book: AlertBook,
    private readonly translations: Pick<TranslationsPort, 'language'>,
  ) {
    makeObservable(this, { count: observable, alerts: observable, total: computed });
  }

  get total(): number {
    return this.count + this.alerts;
  }

  start(): Unsubscribe {
    const countAlerts = (): void =>
      runInAction(() => {
        this.alerts = this.book.list.current.log.filter(({ read }) => !read).length;
      });
    countAlerts();
    const stops = [
      this.book.list.subscribe(countAlerts),
      this.stream.connect(),
      this.stream.onNotification((notification) => {
        this.#tell(notification);
        void this.refresh();
      }),
      // What was told while the line was down comes by no message.
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.refresh();
      }),
    ];
    void this.refresh();
    return () => {
      stops.forEach((stop) => stop());
      this.#asked += 1;
      runInAction(() => (this.count = 0));
    };
  }

  /** A count that cannot be had stays as it was: the page of notifications says why. */
  async refresh(): Promise<void> {
    const asked = (this.#asked += 1);
    const answer = await this.port.list({ page: 1, size: 1 });
    if (answer.ok && asked === this.#asked) runInAction(() => (this.count = answer.value.unread));
  }

  #tell({ type, level, title, message }: Notification): void {
    const { values } = this.preferences;
    const event = type === 'other' ? 'SYSTEM' : type;
    if (values['sound.on'] && values[`notify.${event}.sound`]) this.sounds.play('placed', values['sound.volume']);
    // What filled is said by `OrderAnnouncements`, with the reader's own figures.
    const filled = fillMessages.some((key) => key === message?.key);
    if (level === 'info' || filled || !values[`notify.${event}.toast`]) return;
    if (message?.key === 'liquidatedLong' || message?.key === 'liquidatedShort') {
      // The loss and what it was made at are the news; they are not read in passing.
      const format = formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
      const key = `notifications:message.${message.key}.told`;
      return this.notices.show('error', { key, values: messageValues(message, format) }, 'untilDismissed');
    }
    // Mostly one's own doing, just now; that it may not be is said in the list.
    const kind = message?.key === 'securityChanged' ? 'info' : level;
    this.notices.show(kind, message ? { key: titleKey(message), values: messageValues(message) } : { text: title });
  }
}
