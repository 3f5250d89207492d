import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../domain/platform/notification';
import { useReasonText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { messageValues, titleKey } from './message-values';

interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Of the exchange's own words, which are in no other; absent where they are the reader's. */
  readonly language: string | undefined;
}

/** What a notification says in the reader's language; what is not known is said in the exchange's own words. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const { t } = useTranslation(['notifications']);
  const format = useFormat();
  const reasonText = useReasonText();
  return ({ title, body, message }) => {
    if (!message) return { title, body, language: 'en' };
    const { reason } = message.values;
    const values: Record<string, unknown> = {
      ...messageValues(message, format),
      ...(reason !== undefined && { why: reasonText(reason) ?? '' }),
    };
    return {
      title: t(titleKey(message), values),
      body: t(`notifications:message.${message.key}.body`, values),
      language: undefined,
    };
  };
}
