import { day, type Instant } from '../../../../../domain/shared/instant';
import { useFormat } from '../../../../kit/formats/use-format';
import { useNow } from '../../../../kit/hooks/use-now';

/** Short, because what an order is comes first: the time within a day, the date after it, both in full on demand. */
export function PlacedAt({ at }: { readonly at: Instant }) {
  const format = useFormat();
  const now = useNow(false);
  return (
    <time dateTime={new Date(at).toISOString()} title={format.dateTime(at)}>
      {now - at < day ? format.time(at) : format.date(at)}
    </time>
  );
}
