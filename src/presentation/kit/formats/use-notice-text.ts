import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeText } from '../notices.port';
import { useFailureText } from './use-failure-text';

/** The words of a notice in the user's language. */
export function useNoticeText(): (text: NoticeText) => string {
  const { t } = useTranslation(['common']);
  const failureText = useFailureText();
  return useCallback(
    (text) => {
      if (!('key' in text)) return text.text;
      // Whoever shows a notice knows its key; the application does not know the translation files.
      return text.failure ? failureText(text.failure) : t(text.key as 'common:notice.dismiss', text.values ?? {});
    },
    [t, failureText],
  );
}
