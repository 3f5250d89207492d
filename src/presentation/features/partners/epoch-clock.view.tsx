import { useTranslation } from 'react-i18next';
import type { MakerEpoch } from '../../../domain/campaigns/maker-epoch';
import { countdownText } from '../../kit/formats/countdown-text';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';

const secondsOfDay = 86_400;

/** Until the end of a running epoch. */
export function EpochClock({ epoch }: { readonly epoch: MakerEpoch }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const left = useExchangeSecondsLeft(epoch.endsAt);
  const days = Math.floor(left / secondsOfDay);
  return (
    <span role="timer">
      {days > 0 ? t('board.days', { count: days, shown: format.integer(days) }) : null}{' '}
      {countdownText(left % secondsOfDay)}
    </span>
  );
}
