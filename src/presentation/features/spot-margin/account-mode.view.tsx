import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountMode, MarginSummary } from '../../../domain/trading/margin-summary';
import { Section } from '../account-kit/section';
import { RadioButtons, RadioList } from '../../kit/antd/choice';
import { SettingProblem } from './setting-problem.view';
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
        <RadioList
          aria-label={t('mode.title')}
          value={summary.accountMode}
          disabled={store.busy !== undefined}
          onChange={(mode) => void store.setMode(mode)}
          options={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}.name`), text: t(`mode.${mode}.text`) }))}
        />
        <SettingProblem store={store} setting="mode" />
      </Section>
      <Section title={t('leverage.title')} text={t(lends === false ? 'leverage.unused' : 'leverage.text')}>
        <RadioButtons
          aria-label={t('leverage.title')}
          value={summary.spotLeverage}
          disabled={store.busy !== undefined || summary.spotLeverage === undefined}
          options={spotLeverages.map((value) => ({ value, label: `${value}×` }))}
          onChange={(leverage) => void store.setLeverage(leverage)}
        />
        <SettingProblem store={store} setting="leverage" />
      </Section>
    </>
  );
});
