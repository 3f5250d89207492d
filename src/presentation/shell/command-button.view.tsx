import { useTranslation } from 'react-i18next';
import { PlainButton } from '../kit/controls/plain-button';
import { Icon } from '../kit/controls/icon';
import styles from './command-button.module.css';
import { useCommandOverlay } from '../features/commands/command-overlay';

/** Opens the palette for whoever does not know its key. */
export function CommandButton({ inMenu = false }: { readonly inMenu?: boolean }) {
  const { t } = useTranslation('common');
  const overlay = useCommandOverlay();
  return (
    <PlainButton
      className={inMenu ? styles.inMenu : styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={inMenu ? undefined : t('nav.commands')}
      title={`${t('nav.commands')} · Ctrl+K`}
      onClick={() => overlay.show('palette')}
    >
      <Icon name="search" />
      {inMenu ? t('nav.commands') : null}
    </PlainButton>
  );
}
