import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/controls/icon-button';
import { useApp } from '../../runtime/app-context';

/** Hides the account's amounts on every page, or shows them again; kept with the account. */
export const HideAmounts = observer(function HideAmounts() {
  const { preferences } = useApp();
  const { t } = useTranslation('moneyKit');
  const hidden = preferences.values['amounts.hidden'];
  return (
    <IconButton
      label={t('amounts.hide')}
      aria-pressed={hidden}
      icon={<Eye closed={hidden} />}
      onClick={() => void preferences.choose({ 'amounts.hidden': !hidden })}
    />
  );
});

function Eye({ closed }: { readonly closed: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2.5 10c1.8-3.2 4.4-5 7.5-5s5.7 1.8 7.5 5c-1.8 3.2-4.4 5-7.5 5s-5.7-1.8-7.5-5Z" />
      <circle cx="10" cy="10" r="2.4" />
      {closed ? <path d="m3.5 16.5 13-13" /> : null}
    </svg>
  );
}
