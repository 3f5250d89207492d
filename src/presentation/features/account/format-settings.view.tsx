import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { clocks, numberStyles, profitPlaces, zeroForms } from '../../../domain/platform/preferences';
import { decimal } from '../../../domain/shared/decimal';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { formatOf } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useNow } from '../../kit/hooks/use-now';
import { useApp } from '../../runtime/app-context';
import { ChoiceRow } from './preference-controls.view';
import styles from './settings.module.css';

const sampleNumber = decimal('1234567.89');
const smallPrice = decimal('0.00001234');
const sampleProfit = decimal('12.345678');
/** 15:04:05 somewhere; only how the hour is told matters. */
const sampleTime = Date.UTC(2026, 0, 2, 15, 4, 5);

/** How numbers and times are written, apart from the language. */
export const FormatSettings = observer(function FormatSettings() {
  const { language, preferences } = useApp();
  const { t } = useTranslation('settings');
  const tag = language.language.regionalTag;
  const style = preferences.formatStyle;
  const format = useFormat();
  const zones = [
    { value: 'device', label: t('format.deviceZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }) },
    { value: 'UTC', label: t('format.utc') },
    ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
  return (
    <Section anchor="format" title={t('format.title')} text={t('format.text')}>
      <ChoiceRow
        title={t('format.numbers')}
        name="numbers"
        choices={numberStyles.map((value) => {
          const sample = formatOf(tag, { ...style, numbers: value }).decimal(sampleNumber, 2, 'down');
          return { value, label: value === 'language' ? t('format.asLanguage', { sample }) : sample };
        })}
      />
      <ChoiceRow
        title={t('format.zeros')}
        name="zeros"
        choices={zeroForms.map((value) => ({
          value,
          label: formatOf(tag, { ...style, zeros: value }).price(smallPrice, 8),
        }))}
      />
      <ChoiceRow
        title={t('format.profit')}
        name="profit.places"
        choices={profitPlaces.map((value) => ({
          value,
          label: format.decimal(sampleProfit, Number(value), 'half-even'),
        }))}
      />
      <ChoiceRow
        title={t('format.clock')}
        name="clock"
        choices={clocks.map((value) => ({
          value,
          label: `${t(`format.clocks.${value}`)} · ${formatOf(tag, { ...style, clock: value, timeZone: 'UTC' }).time(sampleTime)}`,
        }))}
      />
      <ChoiceRow title={t('format.zone')} text={t('format.zoneText')} name="timeZone" choices={zones} searchable />
      <SettingRow title={t('format.sample')}>
        <Sample />
      </SettingRow>
    </Section>
  );
});

function Sample() {
  const format = useFormat();
  const now = useNow(true);
  return (
    <span className={styles.sample}>
      {format.decimal(sampleNumber, 2, 'down')} · {format.percent(2.41)} · {format.dateTime(now)}
    </span>
  );
}
