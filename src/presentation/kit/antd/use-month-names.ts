import { useEffect, useState } from 'react';
import type { LanguageCode } from '../../../domain/platform/language';

/** Names of months; English is built in. */
const monthNames: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  zh: () => import('dayjs/locale/zh-tw'),
  'zh-Hans': () => import('dayjs/locale/zh-cn'),
  ru: () => import('dayjs/locale/ru'),
  pt: () => import('dayjs/locale/pt-br'),
  ukr: () => import('dayjs/locale/uk'),
  vn: () => import('dayjs/locale/vi'),
  es: () => import('dayjs/locale/es'),
};

/** Brings a language's names of months and days for calendars, and draws anew once they are there. */
export function useMonthNames(code: LanguageCode): void {
  const [, setNamed] = useState<LanguageCode>();
  useEffect(() => {
    let current = true;
    void monthNames[code]?.().then(
      () => current && setNamed(code),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);
}
