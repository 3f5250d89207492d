import type { SettledFunding } from '../../../domain/markets/funding';
import { BarChart } from '../../kit/charts/bar-chart';
import { useFormat } from '../../kit/formats/use-format';

/** Settled rates, newest first, as bars from the oldest; the words under it say what they come to. */
export function FundingBars({
  settled,
  height,
}: {
  readonly settled: readonly SettledFunding[];
  /** CSS pixels. */
  readonly height: number;
}) {
  const format = useFormat();
  return (
    <BarChart
      signed
      height={height}
      bars={settled.map(({ at, rate }) => ({ name: format.dateTime(at), value: rate.toNumber() })).reverse()}
      format={format.funding}
    />
  );
}
