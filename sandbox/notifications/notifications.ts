import type { User } from '../accounts/user';
import type { EmbeddedDatabase } from '../storage/database';

export type NotificationType = 'ORDER' | 'DEPOSIT' | 'WITHDRAWAL' | 'LIQUIDATION' | 'CAMPAIGN' | 'SYSTEM';
export type NotificationLevel = 'info' | 'success' | 'warning' | 'error';

export interface NotificationText {
  readonly type: NotificationType;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly body: string;
  /** A path of the web client. */
  readonly link?: string | undefined;
}

export interface Notification extends NotificationText {
  readonly id: number;
  readonly read: boolean;
  readonly at: number;
}

/** Whom a notification is for, and under which account its private stream runs. */
export type Addressee = Pick<User, 'userId' | 'applicationId'>;

interface NotificationRow {
  readonly id: number;
  readonly type: string;
  readonly level: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly read: number;
  readonly at: number;
}

/** Older ones are dropped beyond this many for each person. */
const kept = 200;

/** What the exchange has told its people: kept, and announced to whoever listens at the moment. */
export class Notifications {
  private readonly listeners = new Set<(to: Addressee, notification: Notification) => void>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS notifications (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, type TEXT NOT NULL, level TEXT NOT NULL, title TEXT NOT NULL,
      body TEXT NOT NULL, link TEXT, read INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL)`);
    database.run('CREATE INDEX IF NOT EXISTS notifications_by_user ON notifications (user_id, id)');
  }

  /** May be called inside a transaction: it is announced once that has succeeded, and not when it has failed. */
  tell(to: Addressee, text: NotificationText): void {
    const id = this.database.transaction(() => {
      this.database.run('INSERT INTO notifications (user_id, type, level, title, body, link, at) VALUES (?, ?, ?, ?, ?, ?, ?)', [
        to.userId,
        text.type,
        text.level,
        text.title,
        text.body,
        text.link ?? null,
        this.now(),
      ]);
      const { id: added } = this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!;
      this.database.run('DELETE FROM notifications WHERE user_id = ? AND id <= (SELECT id FROM notifications WHERE user_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)', [
        to.userId,
        to.userId,
        kept,
      ]);
      return Number(added);
    });
    queueMicrotask(() => this.announce(to, id));
  }

  onNotification(listener: (to: Addressee, notification: Notification) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Newest first; `page` counted from 1. */
  list(userId: number, { page, size }: { readonly page: number; readonly size: number }): { readonly rows: readonly Notification[]; readonly total: number; readonly unread: number } {
    const rows = this.database.all<NotificationRow>('SELECT * FROM notifications WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?', [userId, size, (page - 1) * size]);
    const counts = this.database.get<{ total: number; unread: number }>('SELECT COUNT(*) AS total, SUM(read = 0) AS unread FROM notifications WHERE user_id = ?', [userId]);
    return { rows: rows.map(notificationFromRow), total: Number(counts?.total ?? 0), unread: Number(counts?.unread ?? 0) };
  }

  /** One, or without an id all. False when the person has none such. */
  markRead(userId: number, id?: number): boolean {
    if (id === undefined) return this.database.run('UPDATE notifications SET read = 1 WHERE user_id = ?', [userId]).changes > 0;
    return this.database.run('UPDATE notifications SET read = 1 WHERE user_id = ? AND id = ?', [userId, id]).changes > 0;
  }

  private announce(to: Addressee, id: number): void {
    const row = this.database.get<NotificationRow>('SELECT * FROM notifications WHERE id = ? AND user_id = ?', [id, to.userId]);
    if (!row) return;
    const notification = notificationFromRow(row);
    for (const listener of this.listeners) listener(to, notification);
  }
}

function notificationFromRow(row: NotificationRow): Notification {
  return {
    id: Number(row.id),
    type: row.type as NotificationType,
    level: row.level as NotificationLevel,
    title: row.title,
    body: row.body,
    ...(row.link !== null && { link: row.link }),
    read: Number(row.read) === 1,
    at: Number(row.at),
  };
}
