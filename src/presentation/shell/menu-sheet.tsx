import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCommandOverlay } from '../features/commands/command-overlay';
import { DialogSurface } from '../kit/controls/dialog-surface';
import { IconButton } from '../kit/controls/icon-button';
import { Icon } from '../kit/controls/icon';
import { Part } from '../runtime/part';
import { Brand } from './brand';
import { menuSheetFeature } from './menu-sheet.feature';
import styles from './menu-sheet.module.css';

/** The menu of phones and tablets: a sheet over the whole page. The browser keeps the focus in it and closes it by Esc. */
export const MenuSheet = observer(function MenuSheet() {
  const { t } = useTranslation('common');
  const { shown } = useCommandOverlay();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const close = (): void => setOpen(false);

  // Following any of its links leads to another page, which the sheet must not cover; nor must it a command's dialog.
  useEffect(() => setOpen(false), [key, shown]);

  return (
    <>
      <IconButton
        icon={<Icon name="menu" size={24} />}
        label={t('nav.menu')}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <DialogSurface open={open} className={styles.sheet} aria-label={t('nav.menu')} onClose={close}>
        <div className={styles.bar}>
          <Brand />
          <IconButton
            icon={<Icon name="close" size={24} />}
            label={t('action.close')}
            className={styles.button}
            onClick={close}
          />
        </div>
        <Part feature={menuSheetFeature} />
      </DialogSurface>
    </>
  );
});
