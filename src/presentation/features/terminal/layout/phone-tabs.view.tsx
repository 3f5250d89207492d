import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../kit/controls/checkbox';
import { Popover } from '../../../kit/controls/popover';
import styles from './dialogs.module.css';
import { phoneTabs, TerminalLayoutStore } from './terminal-layout.store';
import { view } from '../../../runtime/feature';

interface PhoneTabsStores {
  readonly layout: TerminalLayoutStore;
}

/** On a phone: which views of the market are tabs. */
const PhoneTabsChoice = observer(function PhoneTabsChoice({ stores }: { readonly stores: PhoneTabsStores }) {
  const { t } = useTranslation('layout');
  const { layout } = stores;
  return (
    <Popover label={t('phoneTabs')} button="⋯">
      {() => (
        <fieldset className={styles.tabs}>
          <legend>{t('phoneTabs')}</legend>
          {phoneTabs.map((tab) => (
            <Checkbox
              key={tab}
              checked={layout.tabs.includes(tab)}
              disabled={layout.tabs.length === 1 && layout.tabs[0] === tab}
              onChange={(checked) => layout.showTab(tab, checked)}
            >
              {t(`panel.${tab}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Popover>
  );
});

export default view(PhoneTabsChoice, { layout: TerminalLayoutStore });
