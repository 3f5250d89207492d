import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formSides } from '../../../domain/platform/preferences';
import type { LossCharge } from '../../../domain/trading/collateral';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { Switch } from '../../kit/antd/switch';
import { ChoiceRow, SettingSelect, SwitchRow } from './preference-controls.view';
import type { SettingsStore } from './settings.store';

const charges: readonly LossCharge[] = ['USDT', 'COLLATERAL'];

const advanced = [
  ['confirm.stop', 'confirmStop'],
  ['confirm.trailing', 'confirmTrailing'],
  ['confirm.oco', 'confirmOco'],
  ['confirm.bracket', 'confirmBracket'],
  ['confirm.scaled', 'confirmScaled'],
  ['confirm.twap', 'confirmTwap'],
  ['confirm.iceberg', 'confirmIceberg'],
] as const;

/** How the terminal stands, what is asked before orders go out, and what the exchange does by itself. */
export const TradingSettings = observer(function TradingSettings({ store }: { readonly store: SettingsStore }) {
  const { t } = useTranslation('settings');
  return (
    <Section anchor="trading" title={t('trading.title')}>
      <ChoiceRow
        title={t('trading.orderForm')}
        name="terminal.form"
        choices={formSides.map((value) => ({ value, label: t(`trading.sides.${value}`) }))}
      />
      <SwitchRow title={t('trading.favourites')} text={t('trading.favouritesText')} name="terminal.favourites" />
      <SwitchRow title={t('trading.confirmMarket')} name="confirm.market" />
      <SwitchRow title={t('trading.confirmLimit')} name="confirm.limit" />
      <SwitchRow title={t('trading.confirmFar')} text={t('trading.confirmFarText')} name="confirm.far" />
      {advanced.map(([name, title]) => (
        <SwitchRow key={name} title={t(`trading.${title}`)} name={name} />
      ))}
      <Losses store={store} />
      <Maintenance store={store} />
    </Section>
  );
});

const Losses = observer(function Losses({ store }: { readonly store: SettingsStore }) {
  const { t } = useTranslation('settings');
  const profile = useMemo(() => store.profile.profile(), [store]);
  const state = useResource(profile);
  return (
    <DataBlock state={state} onRetry={() => void profile.refresh()} skeleton={<Skeleton height={80} />}>
      {({ lossCharge }) => (
        <SettingRow title={t('trading.losses')} text={t('trading.lossesText')}>
          <SettingSelect
            label={t('trading.losses')}
            value={lossCharge}
            busy={store.saving.has('lossCharge')}
            choices={charges.map((value) => ({ value, label: t(`trading.charge.${value}`) }))}
            onChoose={(charge) => void store.chargeLossesTo(charge as LossCharge)}
          />
        </SettingRow>
      )}
    </DataBlock>
  );
});

const Maintenance = observer(function Maintenance({ store }: { readonly store: SettingsStore }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const plan = useMemo(() => store.queries.maintenance(), [store]);
  const state = useResource(plan);
  return (
    <DataBlock state={state} onRetry={() => void plan.refresh()} skeleton={<Skeleton height={80} />}>
      {({ cancelsOrders, start }) => (
        <SettingRow
          title={t('trading.cancelOrders')}
          text={
            start === undefined
              ? t('trading.cancelOrdersText')
              : t('trading.nextUpgrade', { at: format.dateTime(start) })
          }
        >
          <Switch
            aria-label={t('trading.cancelOrders')}
            checked={cancelsOrders}
            loading={store.saving.has('cancelOrders')}
            onChange={(wanted) => void store.cancelOnMaintenance(wanted)}
          />
        </SettingRow>
      )}
    </DataBlock>
  );
});
