import webPush from 'web-push';
import { isMustSee, readPreferences, standardPreferences } from '../../../src/domain/platform/preferences';
import { invalidParameter } from '../../shared/api-error';
import { SealedSecrets } from '../../shared/sealed-secrets';
import type { EmbeddedDatabase } from '../../storage/database';
import type { AccountSettings } from '../users/account-settings';
import type { UserRepository } from '../users/user-repository';
import type { PushDevices } from './push-devices';
import type { Addressee, Notification, Notifications } from '../notifications/notifications';
import { isPushService } from './push-services';

const second = 1_000;
/** A message that waited longer for its device is no news (seconds). */
const lifetime = 12 * 60 * 60;
/** For those who run a push service and have something to say to whoever uses it. */
const contact = 'mailto:push@halyard.example';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushSurroundings {
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly settings: AccountSettings;
  readonly devices: PushDevices;
  /** Origins of push services beside those of the browsers' makers. */
  readonly services?: readonly string[] | undefined;
}

/**
 * Pushes what people are told of to the devices that they have named (Web Push: RFC 8030, 8291 and 8292). Once, and not
 * again where that fails: everything pushed is kept and listed, too.
 */
export class PushMessages {
  readonly #keys: Keys;
  readonly #users: UserRepository;
  readonly #settings: AccountSettings;
  readonly #devices: PushDevices;
  readonly #services: readonly string[] | undefined;

  constructor({ database, users, settings, devices, services }: PushSurroundings) {
    this.#users = users;
    this.#settings = settings;
    this.#devices = devices;
    this.#services = services;
    this.#keys = keysIn(database);
  }

  /** What devices subscribe with. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Tokens of other kinds are kept for whoever can push to them. @throws ApiError -1005 for a subscription at a host that is no push service. */
  requireReachable(token: string): void {
    const subscription = subscriptionIn(token);
    if (subscription && !isPushService(subscription.endpoint, this.#services)) throw invalidParameter('token');
  }

  follow(notifications: Notifications): void {
    notifications.onNotification((to, notification) => void this.#push(to, notification));
  }

  async #push(to: Addressee, notification: Notification): Promise<void> {
    const user = this.#users.byId(to.userId);
    if (!user || !this.#wants(user, notification)) return;
    await Promise.all(
      this.#devices
        .of(user)
        .filter(({ platform }) => platform === 'web')
        .map(({ token }) => this.#deliver(token, notification)),
    );
  }

  /** As on screen: what somebody does not want shown is not pushed either. */
  #wants(user: NonNullable<ReturnType<UserRepository['byId']>>, { type }: Notification): boolean {
    const person = this.#users.mainOf(user);
    const chosen = { ...standardPreferences, ...readPreferences(this.#settings.preferences(person)) };
    return isMustSee(type) || chosen[`notify.${type}.toast`];
  }

  async #deliver(token: string, { id, level, title, body, message, link }: Notification): Promise<void> {
    const subscription = subscriptionIn(token);
    if (!subscription || !isPushService(subscription.endpoint, this.#services)) return;
    try {
      const text = JSON.stringify({ id, title, body, message, link });
      const request = webPush.generateRequestDetails(subscription, text, {
        vapidDetails: { subject: contact, ...this.#keys },
        TTL: lifetime,
        urgency: level === 'error' ? 'high' : 'normal',
      });
      const answer = await fetch(request.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(10 * second),
      });
      await answer.body?.cancel();
      // The person has turned it off, or the device is no more.
      if (answer.status === 404 || answer.status === 410) this.#devices.forget(token);
    } catch {
      // Keys that are none, or a service that does not answer: it is read on the page.
    }
  }
}

/** One pair for as long as the exchange: devices subscribe with its public half. */
function keysIn(database: EmbeddedDatabase): Keys {
  const secrets = new SealedSecrets(database);
  database.run('CREATE TABLE IF NOT EXISTS push_keys (id INTEGER PRIMARY KEY CHECK (id = 1), keys TEXT NOT NULL)');
  const kept = database.get<{ keys: string }>('SELECT keys FROM push_keys')?.keys;
  if (kept !== undefined) return JSON.parse(secrets.open(kept)) as Keys;
  const drawn = webPush.generateVAPIDKeys();
  database.run('INSERT INTO push_keys (id, keys) VALUES (1, ?)', [secrets.seal(JSON.stringify(drawn))]);
  return drawn;
}

/** As a browser writes its subscription; `undefined` for a token of another kind. */
function subscriptionIn(token: string): webPush.PushSubscription | undefined {
  try {
    const { endpoint, keys } = JSON.parse(token) as Partial<webPush.PushSubscription>;
    return typeof endpoint === 'string' && typeof keys?.p256dh === 'string' && typeof keys.auth === 'string'
      ? { endpoint, keys }
      : undefined;
  } catch {
    return undefined;
  }
}
