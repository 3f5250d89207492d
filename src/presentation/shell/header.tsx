import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CommandButton } from './command-button.view';
import { LanguageChoice } from './language-choice.view';
import { ownMenusFeature } from '../features/account/own-menus.feature';
import { Part } from '../runtime/part';
import { NotificationBell } from './notification-bell.view';
import { AccountArea } from './account-area.view';
import { themeIcons, ThemeChoice } from './theme-choice.view';
import { Disclosure } from '../kit/controls/disclosure';
import { Icon } from '../kit/controls/icon';
import { useApp } from '../runtime/app-context';
import { Brand } from './brand';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation';
import { MenuSheet } from './menu-sheet';

/** Top of every page. On phones and tablets all but the brand and the way in moves into a sheet. */
export const Header = observer(function Header() {
  const { language, session, theme } = useApp();
  const { t } = useTranslation('common');
  return (
    <header className={styles.header}>
      <Brand />
      <div className={styles.navigation}>
        <MainNavigation />
        <CommandButton />
      </div>
      <div className={styles.tools}>
        <div className={styles.account}>
          {session.status === 'loggedIn' ? <Part feature={ownMenusFeature} /> : null}
          <NotificationBell />
          <AccountArea />
        </div>
        <div className={styles.settings}>
          <Disclosure
            label={`${t('language.label')}: ${language.language.name}`}
            button={
              <>
                <Icon name="globe" />
                <span className={styles.languageName}>{language.language.name}</span>
              </>
            }
          >
            {(close) => <LanguageChoice onChosen={close} />}
          </Disclosure>
          <Disclosure
            label={`${t('theme.label')}: ${t(`theme.${theme.choice}`)}`}
            button={<Icon name={themeIcons[theme.choice]} />}
          >
            {(close) => <ThemeChoice onChosen={close} />}
          </Disclosure>
        </div>
        <div className={styles.menu}>
          <MenuSheet />
        </div>
      </div>
    </header>
  );
});
