import { useTranslation } from 'react-i18next';
import { Part } from '../../../runtime/part';
import { Tabs } from '../../../kit/controls/tabs';
import type { PhoneTab } from './terminal-layout.store';
import styles from './phone-terminal.module.css';
import { phoneTabsFeature } from './phone-tabs.feature';

interface PhoneTabsProps {
  readonly tabs: readonly PhoneTab[];
  readonly selected: PhoneTab;
  readonly onSelect: (tab: PhoneTab) => void;
}

/** On a phone: views of the market as tabs, and which of them there are. */
export function PhoneTabs({ tabs, selected, onSelect }: PhoneTabsProps) {
  const { t } = useTranslation('trade');
  return (
    <div className={styles.tabs}>
      <Tabs
        wide
        name="terminal"
        label={t('panels.label')}
        tabs={tabs.map((id) => ({ id, label: t(`panels.${id}`) }))}
        selected={selected}
        onSelect={onSelect}
      />
      <div className={styles.more}>
        <Part feature={phoneTabsFeature} />
      </div>
    </div>
  );
}
