import type { User } from '../users/user';
import type { Notifications } from '../notifications/notifications';
import type { ActivityKind, ActivityLog } from './activity-log';
import type { CallOrigin } from '../../shared/call-origin';
import type { Mailbox } from '../../shared/mailbox';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import type { SecurityStates } from './security-state';

/** A weaker account can be emptied by whoever weakened it: withdrawals wait this long (milliseconds). */
export const holdTime = 24 * 60 * 60_000;

const hour = 60 * 60_000;
/** What fails from so many addresses within an hour is nobody's own mistake. */
const manyPlaces = 3;

/** Tells people of what changes around their account: in its history, as a notification and by mail. */
export class SecurityRecords {
  constructor(
    private readonly activity: ActivityLog,
    private readonly notifications: Notifications,
    private readonly mailbox: Mailbox,
    private readonly states: SecurityStates,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {}

  /** What happens to a sub-account stands in the history of its person. */
  changed(user: User, action: string, words: string, origin: CallOrigin): void {
    // Whoever has closed an account has no device left to log out.
    const body =
      action === 'CLOSE_ACCOUNT'
        ? "If this wasn't you, contact support."
        : "If this wasn't you, log out devices you don't recognise and contact support.";
    this.activity.record(personOf(user), 'security', action, origin);
    this.notifications.tell(user, {
      type: 'SYSTEM',
      level: 'warning',
      title: words,
      body,
      message: { key: 'securityChanged', values: { action } },
      link: '/account/security',
    });
    this.mail(personOf(user), user.email, words, [`${words}. ${body}`]);
  }

  /** Somebody logged in from where the account was not seen before. */
  newLogin(user: User, device: string, from: string): void {
    const at = `${new Date(this.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const words = 'New login';
    const told = `Your account was logged in to on ${device} from ${from}, ${at}.`;
    const body = "If this wasn't you, change your password, log out devices you don't recognise and contact support.";
    this.notifications.tell(user, {
      type: 'SYSTEM',
      level: 'warning',
      title: words,
      body: told,
      message: { key: 'newLogin', values: { device, place: from } },
      link: '/account/security#devices',
    });
    this.mail(personOf(user), user.email, words, [told, body]);
  }

  /** In the person's history alone. */
  noted(user: User, action: string, origin: CallOrigin): void {
    this.activity.record(personOf(user), 'security', action, origin);
  }

  /** Tries from many addresses are told once a day. */
  failed(user: User, action: string, origin: CallOrigin, kind: ActivityKind = 'security'): void {
    const person = personOf(user);
    this.activity.record(person, kind, action, origin, 'FAILED');
    const now = this.now();
    if (this.activity.placesOfFailures(person, now - hour) < manyPlaces) return;
    if (this.activity.has(person, 'MANY_PLACES', now - 24 * hour)) return;
    this.activity.record(person, 'security', 'MANY_PLACES', {});
    const words = 'Somebody tries your account from several places';
    const body = 'Nothing was let through. If it is not you, change your password and look at your devices.';
    this.notifications.tell(user, {
      type: 'SYSTEM',
      level: 'warning',
      title: words,
      body,
      message: { key: 'manyPlaces', values: {} },
      link: '/account/security#activity',
    });
    this.mail(person, user.email, words, [`${words}. ${body}`]);
  }

  hold(userId: number): void {
    this.states.change(userId, { heldUntil: this.now() + holdTime });
  }

  /** With what the person has chosen to know a genuine mail by. */
  mail(userId: number, to: string, subject: string, lines: readonly string[]): void {
    const { antiPhishing, pagePicture, pagePhrase } = this.states.of(userId);
    const mark = [
      ...(antiPhishing === undefined ? [] : [`Your anti-phishing code: ${this.secrets.open(antiPhishing)}`]),
      ...(pagePhrase === undefined
        ? []
        : [`Your picture and phrase: ${pagePicture}, “${this.secrets.open(pagePhrase)}”`]),
    ];
    if (to !== '') this.mailbox.send({ to, subject, lines: [...mark, ...lines], at: this.now() });
  }
}

function personOf(user: User): number {
  return user.mainUserId ?? user.userId;
}
