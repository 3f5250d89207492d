import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { countdownText } from '../../kit/formats/countdown-text';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';

const secondsOfDay = 86_400;

export function EndsIn({ at }: { readonly at: Instant | undefined }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const left = useExchangeSecondsLeft(at);
  const days = Math.floor(left / secondsOfDay);
  return (
    <span>
      {t('clock.ends')}{' '}
      <span role="timer">
        {days > 0 ? t('clock.days', { count: days, shown: format.integer(days) }) : null}{' '}
        {countdownText(left % secondsOfDay)}
      </span>
    </span>
  );
}
