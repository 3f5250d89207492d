import type { Instant } from '../../../domain/shared/instant';
import { countdownText } from '../../kit/formats/countdown-text';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';

/** Hours, minutes and seconds to a settlement. */
export function Countdown({ to }: { readonly to: Instant }) {
  return <>{countdownText(useExchangeSecondsLeft(to))}</>;
}
