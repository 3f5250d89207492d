import { useTranslation } from 'react-i18next';
import { PlainButton } from '../kit/controls/plain-button';
import { Icon } from '../kit/controls/icon';
import styles from './command-button.module.css';
import { useCommandOverlay } from '../features/commands/command-overlay';

/** Looks like the field that it opens: the palette, which finds markets and pages and takes orders in words. */
export function CommandButton({ inMenu = false }: { readonly inMenu?: boolean }) {
  const { t } = useTranslation('common');
  const overlay = useCommandOverlay();
  return (
    <PlainButton
      className={inMenu ? styles.inMenu : styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('nav.search')}
      onClick={() => overlay.show('palette')}
    >
      <Icon name="search" />
      <span>{t('nav.search')}</span>
    </PlainButton>
  );
}
