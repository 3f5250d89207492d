import type { Prize } from '../../../domain/campaigns/campaign';
import { useFormat } from '../../kit/formats/use-format';

/** What is shared out, in words: "10,000 USDT", with cents where there are any. */
export function usePool(): (prize: Prize) => string {
  const format = useFormat();
  return ({ amount, token }) => `${format.decimal(amount, amount.eq(amount.round()) ? 0 : 2, 'down')} ${token}`;
}
