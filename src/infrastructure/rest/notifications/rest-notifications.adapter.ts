import type { Outcome } from '../../../application/kernel/failure';
import type { NotificationsCommandsPort } from '../../../application/platform/notifications-commands.port';
import type {
  NotificationsPage,
  NotificationsPort,
  NotificationsQuery,
} from '../../../application/platform/notifications.port';
import { notificationOf } from '../../../domain/platform/notification';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { notificationsEndpoints } from '../../wire/catalogue/notifications.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestNotificationsAdapter implements NotificationsPort, NotificationsCommandsPort {
  static readonly needs: Needs<typeof RestNotificationsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async list({ type, unreadOnly, page, size }: NotificationsQuery): Outcome<NotificationsPage> {
    const query = { ...(type !== undefined && { type }), ...(unreadOnly === true && { unread: true }), page, size };
    const answer = await this.#client.send(call('list'), { query });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(({ ts, ...row }) => notificationOf({ ...row, at: instantFrom(ts) ?? 0 })),
      total: data.meta.total,
      unread: data.unread,
    }));
  }

  async markRead(id?: string): Outcome<void> {
    return mapResult(
      await this.#client.send(call('markRead'), { body: id === undefined ? {} : { id } }),
      () => undefined,
    );
  }

  async remove(id: string): Outcome<void> {
    return mapResult(await this.#client.send(call('remove'), { parameters: { id } }), () => undefined);
  }
}

async function call<Name extends keyof typeof notificationsEndpoints>(
  name: Name,
): Promise<(typeof notificationsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/notifications.endpoints')).notificationsEndpoints[name];
}
