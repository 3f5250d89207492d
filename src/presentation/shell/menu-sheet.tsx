import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { CommandButton } from './command-button.view';
import { LanguageChoice } from './language-choice.view';
import { WaysIn } from './account-area.view';
import { MenuLinks } from '../runtime/menu-links';
import { accountLinks, type MenuLink, orderLinks, walletLinks } from '../runtime/menus';
import { ThemeChoice } from './theme-choice.view';
import { DialogSurface } from '../kit/controls/dialog-surface';
import { IconButton } from '../kit/controls/icon-button';
import { Icon } from '../kit/controls/icon';
import { Brand } from './brand';
import { MainNavigation } from './main-navigation';
import styles from './menu-sheet.module.css';

/** The menu of phones and tablets: a sheet over the whole page. The browser keeps the focus in it and closes it by Esc. */
export const MenuSheet = observer(function MenuSheet() {
  const { session, paths } = useApp();
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const close = (): void => setOpen(false);

  // Following any of its links leads to another page, which the sheet must not cover.
  useEffect(() => setOpen(false), [key]);

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
        <div className={styles.content}>
          {session.status === 'loggedOut' ? <WaysIn place="sheet" /> : null}
          <MainNavigation vertical />
          <CommandButton inMenu onOpen={close} />
          {session.status === 'loggedIn' ? (
            <>
              <Links title={t('nav.wallet')} links={walletLinks(paths)} />
              <Links title={t('nav.orders')} links={orderLinks(paths)} />
              <Links title={t('account.menu')} links={accountLinks(paths)} />
            </>
          ) : null}
          <section>
            <h2 className={styles.heading}>{t('theme.label')}</h2>
            <ThemeChoice />
          </section>
          <section>
            <h2 className={styles.heading}>{t('language.label')}</h2>
            <LanguageChoice />
          </section>
        </div>
      </DialogSurface>
    </>
  );
});

function Links({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <MenuLinks name={title} links={links} />
    </section>
  );
}
