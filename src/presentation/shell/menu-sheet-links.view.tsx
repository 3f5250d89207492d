import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';
import { view } from '../runtime/feature';
import { Part } from '../runtime/part';
import { firstStepsListFeature } from '../features/first-steps/first-steps-list.feature';
import { MenuLinks } from '../runtime/menu-links';
import { accountLinks, type MenuLink, orderLinks, walletLinks } from '../runtime/menus';
import { WaysIn } from './account-area.view';
import { CommandButton } from './command-button.view';
import { LanguageChoice } from './language-choice.view';
import { MenuSheetGroups } from './menu-sheet-groups.view';
import styles from './menu-sheet.module.css';
import { ThemeChoice } from './theme-choice.view';

/** Where the menu leads, and how the product looks and speaks. */
const MenuSheetLinks = observer(function MenuSheetLinks() {
  const { session, paths } = useApp();
  const { t } = useTranslation('common');
  return (
    <div className={styles.content}>
      {session.account ? <Part feature={firstStepsListFeature} /> : null}
      {session.status === 'loggedOut' ? <WaysIn place="sheet" /> : null}
      <MenuSheetGroups />
      <CommandButton inMenu />
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

export default view(MenuSheetLinks, {});
