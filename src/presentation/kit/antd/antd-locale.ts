import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { LanguageCode } from '../../../domain/platform/language';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** antd's own few words; English is built in. Each file is a chunk that only its language loads. */
const loaders: Partial<Record<LanguageCode, () => Promise<{ default: AntdLocale }>>> = {
  zh: () => import('antd/es/locale/zh_TW'),
  'zh-Hans': () => import('antd/es/locale/zh_CN'),
  ru: () => import('antd/es/locale/ru_RU'),
  pt: () => import('antd/es/locale/pt_BR'),
  ukr: () => import('antd/es/locale/uk_UA'),
  vn: () => import('antd/es/locale/vi_VN'),
  es: () => import('antd/es/locale/es_ES'),
};

export function useAntdLocale(code: LanguageCode): AntdLocale | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: LanguageCode; readonly locale: AntdLocale }>();
  useEffect(() => {
    let current = true;
    // Without the file antd speaks English; our own texts are not touched by it.
    loaders[code]?.().then(
      (module) => current && setLoaded({ code, locale: module.default }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);
  return loaded?.code === code ? loaded.locale : undefined;
}
