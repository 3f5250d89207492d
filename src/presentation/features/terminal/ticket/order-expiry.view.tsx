import dayjs, { type Dayjs } from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, hour } from '../../../../domain/shared/instant';
import { expiryIn, longestExpiry, mayExpireAt } from '../../../../domain/trading/order-expiry';
import AntdRoot from '../../../kit/antd/antd-root';
import { DatePicker } from '../../../kit/antd/date-picker';
import { useMonthNames } from '../../../kit/antd/use-month-names';
import { PlainButton } from '../../../kit/controls/plain-button';
import { datePatterns } from '../../../kit/formats/date-patterns';
import { useFormat } from '../../../kit/formats/use-format';
import { useNow } from '../../../kit/hooks/use-now';
import { useApp } from '../../../runtime/app-context';
import { view } from '../../../runtime/feature';
import { useMarket } from '../market/market-context';
import fieldStyles from './fields/field.module.css';
import styles from './order-expiry.module.css';

const offeredExpiries = { hour, day, days: 7 * day } as const;

/** When a limit order ends by itself: one of a few times, or any day and minute, typed or picked. */
export const OrderExpiry = observer(function OrderExpiry() {
  const { ticket } = useMarket();
  const { fields } = ticket;
  const { t } = useTranslation(['ticket', 'common']);
  const { language, preferences } = useApp();
  const format = useFormat();
  const now = useNow(true);
  const id = useId();
  const chosen = fields.expiry ? Number(fields.expiry) : undefined;
  // What stood there before something was typed that cannot be read: the picker keeps the text, the order has no end.
  const [before, setBefore] = useState(chosen);
  const { code, regionalTag } = language.language;
  useMonthNames(code);
  const { clock, timeZone } = preferences.formatStyle;
  const time = clock === 'h12' ? 'h:mm A' : 'HH:mm';
  const choose = (at: number | undefined): void => {
    setBefore(at);
    fields.pick('expiry', at === undefined ? '' : String(at));
  };
  const commit = (day: Dayjs | Dayjs[] | null | undefined): void => {
    const one = Array.isArray(day) ? day[0] : day;
    choose(one?.startOf('minute').valueOf());
  };
  const wrong = chosen === undefined ? fields.touched.has('expiry') : !mayExpireAt(chosen, now);
  // The calendar is the device's; somebody may read times of another zone everywhere else.
  const elsewhere = chosen !== undefined && timeZone !== 'device' ? format.dateTime(chosen) : undefined;
  const shown = chosen ?? before;
  const week = dayjs(now).day(7).endOf('day').startOf('minute');
  const ends = [
    ...(['hour', 'day', 'days'] as const).map((name) => ({ name, at: expiryIn(offeredExpiries[name], now) })),
    { name: 'week' as const, at: week.valueOf() },
  ].filter(({ at }) => mayExpireAt(at, now));
  return (
    <div className={styles.expiry} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {t('expiry.label')}
      </label>
      {/* Whatever is typed is no end until it can be read as one. Enter takes the date, and does not send the order. */}
      <div
        onInput={() => fields.pick('expiry', '')}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      >
        <AntdRoot>
          <DatePicker
            id={id}
            size="middle"
            allowClear={false}
            showTime={{ format: time }}
            needConfirm={false}
            value={shown === undefined ? null : dayjs(shown)}
            format={datePatterns(regionalTag).flatMap((pattern) => [`${pattern} ${time}`, `${pattern} HH:mm`])}
            disabledDate={(day) => day.isBefore(dayjs(now), 'day') || day.isAfter(dayjs(now + longestExpiry), 'day')}
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-words`}
            {...(wrong && { status: 'error' })}
            onChange={commit}
            onCalendarChange={commit}
          />
        </AntdRoot>
      </div>
      <div className={styles.ends}>
        {ends.map(({ name, at }) => (
          <PlainButton key={name} className={styles.end} onClick={() => choose(at)}>
            {t(`expiry.${name}`)}
          </PlainButton>
        ))}
      </div>
      <p id={`${id}-words`} className={fieldStyles.words} data-wrong={wrong || undefined}>
        {wrong ? t('common:rejection.expiryOutOfBounds') : elsewhere}
      </p>
    </div>
  );
});

export default view(OrderExpiry, {});
