import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../domain/markets/market-symbol';
import type { Notification } from '../../domain/platform/notification';

interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Of the exchange's own words, which are in no other; absent where they are the reader's. */
  readonly language: string | undefined;
}

/** What a notification says in the reader's language; what is not known is said in the exchange's own words. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const { t } = useTranslation('notifications');
  return ({ title, body, message }) => {
    if (!message) return { title, body, language: 'en' };
    const { key, values } = message;
    const shown = { ...values, ...(values['symbol'] !== undefined && { market: marketDisplayName(values['symbol']) }) };
    return { title: t(`message.${key}.title`, shown), body: t(`message.${key}.body`, shown), language: undefined };
  };
}
