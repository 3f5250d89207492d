import type { User } from '../users/user';
import { notFound } from '../../shared/api-error';
import type {
  NotificationLevel,
  NotificationMessage,
  NotificationType,
} from '../../../src/domain/platform/notification';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';

export interface NotificationText {
  readonly type: NotificationType;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly body: string;
  readonly message: NotificationMessage;
  /** A path of the web client. */
  readonly link?: string | undefined;
}

export interface Notification extends Omit<NotificationText, 'message'> {
  readonly id: number;
  /** Absent with what was told by an older version. */
  readonly message?: NotificationMessage | undefined;
  readonly read: boolean;
  readonly at: number;
}

/** Whom a notification is for, and under which account its private stream runs. */
export type Addressee = Pick<User, 'userId' | 'applicationId'>;

export interface NotificationWish {
  readonly page: number;
  readonly size: number;
  readonly type?: NotificationType | undefined;
  readonly unreadOnly?: boolean | undefined;
}

export interface NotificationList {
  readonly rows: readonly Notification[];
  /** Of those that were asked for. */
  readonly total: number;
  readonly unread: number;
}

interface NotificationRow {
  readonly id: number;
  readonly type: string;
  readonly level: string;
  readonly title: string;
  readonly body: string;
  readonly message: string | null;
  readonly link: string | null;
  readonly read: number;
  readonly at: number;
}

/** Older ones are dropped beyond this many for each person. */
const kept = 200;

/** What the exchange has told its people: kept, and announced to whoever listens at the moment. */
export class Notifications {
  readonly #listeners = new Set<(to: Addressee, notification: Notification) => void>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS notifications (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, type TEXT NOT NULL, level TEXT NOT NULL, title TEXT NOT NULL,
      body TEXT NOT NULL, link TEXT, read INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL)`);
    addColumns(database, 'notifications', { message: 'TEXT' });
    database.run('CREATE INDEX IF NOT EXISTS notifications_by_user ON notifications (user_id, id)');
  }

  /** May be called inside a transaction: it is announced once that has succeeded, and not when it has failed. */
  tell(to: Addressee, text: NotificationText): void {
    const id = this.database.transaction(() => {
      this.database.run(
        'INSERT INTO notifications (user_id, type, level, title, body, message, link, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        [
          to.userId,
          text.type,
          text.level,
          text.title,
          text.body,
          JSON.stringify(text.message),
          text.link ?? null,
          this.now(),
        ],
      );
      const { id: added } = this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!;
      this.database.run(
        'DELETE FROM notifications WHERE user_id = ? AND id <= (SELECT id FROM notifications WHERE user_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)',
        [to.userId, to.userId, kept],
      );
      return Number(added);
    });
    queueMicrotask(() => this.#announce(to, id));
  }

  onNotification(listener: (to: Addressee, notification: Notification) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Newest first; `page` counted from 1. The unread are counted over all of them. */
  list(userId: number, { page, size, type, unreadOnly = false }: NotificationWish): NotificationList {
    const where = `user_id = ?${type === undefined ? '' : ' AND type = ?'}${unreadOnly ? ' AND read = 0' : ''}`;
    const values = [userId, ...(type === undefined ? [] : [type])];
    const rows = this.database.all<NotificationRow>(
      `SELECT * FROM notifications WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      [...values, size, (page - 1) * size],
    );
    const counted = this.database.get<{ total: number }>(
      `SELECT COUNT(*) AS total FROM notifications WHERE ${where}`,
      values,
    );
    const open = this.database.get<{ unread: number }>(
      'SELECT COUNT(*) AS unread FROM notifications WHERE user_id = ? AND read = 0',
      [userId],
    );
    return {
      rows: rows.map(notificationFromRow),
      total: Number(counted?.total ?? 0),
      unread: Number(open?.unread ?? 0),
    };
  }

  /** One, or without an id all. @throws ApiError -1006 when the person has none such. */
  markRead(userId: number, id?: number): void {
    if (id === undefined) this.database.run('UPDATE notifications SET read = 1 WHERE user_id = ?', [userId]);
    else
      this.#requireOne(
        this.database.run('UPDATE notifications SET read = 1 WHERE user_id = ? AND id = ?', [userId, id]).changes,
      );
  }

  /** @throws ApiError -1006 when the person has none such. */
  remove(userId: number, id: number): void {
    this.#requireOne(this.database.run('DELETE FROM notifications WHERE user_id = ? AND id = ?', [userId, id]).changes);
  }

  #requireOne(changes: number): void {
    if (changes === 0) throw notFound('notification');
  }

  #announce(to: Addressee, id: number): void {
    const row = this.database.get<NotificationRow>('SELECT * FROM notifications WHERE id = ? AND user_id = ?', [
      id,
      to.userId,
    ]);
    if (!row) return;
    const notification = notificationFromRow(row);
    for (const listener of this.#listeners) listener(to, notification);
  }
}

function notificationFromRow(row: NotificationRow): Notification {
  return {
    id: Number(row.id),
    type: row.type as NotificationType,
    level: row.level as NotificationLevel,
    title: row.title,
    body: row.body,
    ...(row.message !== null && { message: JSON.parse(row.message) as NotificationMessage }),
    ...(row.link !== null && { link: row.link }),
    read: Number(row.read) === 1,
    at: Number(row.at),
  };
}
