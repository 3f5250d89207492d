import { Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountMode, MarginSummary } from '../../../domain/trading/margin-summary';
import { Section } from '../account-kit/section';
import { classNames } from '../../kit/controls/class-names';
import { SettingProblem } from './setting-problem.view';
import styles from './spot-margin.module.css';
import { spotLeverages, type SpotMarginStore } from './spot-margin.store';

const modes = ['PURE_SPOT', 'MARGIN', 'FUTURES'] as const satisfies readonly AccountMode[];

interface AccountModeProps {
  readonly store: SpotMarginStore;
  readonly summary: MarginSummary;
  /** `undefined` while it is not known. */
  readonly lends: boolean | undefined;
}

/** What the account trades, and with which leverage on the spot markets. */
export const AccountModeChoice = observer(function AccountModeChoice({ store, summary, lends }: AccountModeProps) {
  const { t } = useTranslation('spotMargin');
  return (
    <>
      <Section title={t('mode.title')} text={t('mode.text')}>
        <Radio.Group
          aria-label={t('mode.title')}
          value={summary.accountMode}
          disabled={store.busy !== undefined}
          className={classNames(styles.modes)}
          onChange={(event) => void store.setMode(event.target.value as (typeof modes)[number])}
        >
          {modes.map((mode) => (
            <Radio key={mode} value={mode} className={classNames(styles.mode)}>
              <span className={styles.modeName}>{t(`mode.${mode}.name`)}</span>
              <span className={styles.modeText}>{t(`mode.${mode}.text`)}</span>
            </Radio>
          ))}
        </Radio.Group>
        <SettingProblem store={store} setting="mode" />
      </Section>
      <Section title={t('leverage.title')} text={t(lends === false ? 'leverage.unused' : 'leverage.text')}>
        <Radio.Group
          aria-label={t('leverage.title')}
          optionType="button"
          value={summary.spotLeverage}
          disabled={store.busy !== undefined || summary.spotLeverage === undefined}
          options={spotLeverages.map((value) => ({ value, label: `${value}×` }))}
          onChange={(event) => void store.setLeverage(Number(event.target.value))}
        />
        <SettingProblem store={store} setting="leverage" />
      </Section>
    </>
  );
});
