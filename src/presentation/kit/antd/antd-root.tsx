import { ConfigProvider } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useAntdLocale } from './antd-locale';
import { antdTheme } from './antd-theme';
import { useKit } from '../controls/kit-context';

/**
 * Gives antd the product's theme, language and style nonce. Always loaded lazily, by pages and panels
 * that use antd: `const AntdRoot = lazy(() => import('./antd-root'))`.
 */
const AntdRoot = observer(function AntdRoot({ children }: { readonly children: ReactNode }) {
  const { theme, language } = useKit();
  const look = theme.theme;
  const { colours } = theme;
  // oxlint-disable-next-line react/exhaustive-deps -- the colours are read off the document
  const config = useMemo(() => (isAhead ? {} : antdTheme(look)), [look, colours]);
  const locale = useAntdLocale(language.code);
  const [nonce] = useState(nonceOfPage);
  return (
    <ConfigProvider
      theme={config}
      getPopupContainer={popupPlace}
      // Always one: children would be drawn anew when the first one comes.
      locale={locale ?? builtIn}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
});

/** antd's own English. */
const builtIn = { locale: 'en' };

/** Pages that are rendered ahead draw nothing of antd: its parts come once somebody can use them. */
const isAhead = typeof document === 'undefined';

function nonceOfPage(): string | undefined {
  return isAhead ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}

/** A list of choices in a modal dialog belongs into it: the rest of the page lies behind. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

export default AntdRoot;
