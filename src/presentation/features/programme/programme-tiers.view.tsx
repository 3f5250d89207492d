import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Programme, ProgrammeTier } from '../../../domain/earn/programme';
import type { FeeRates } from '../../../domain/trading/order-estimate';
import { Mark } from '../../kit/controls/mark';
import { RecordTable, type Column } from '../../kit/controls/record-table';
import { Segmented } from '../../kit/controls/segmented';
import { TypedFigure } from '../../kit/data/typed-figure';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AmountField } from '../money-kit/amount-field.view';
import { useExact } from '../money-kit/use-exact';
import styles from './programme.module.css';

interface ProgrammeTiersProps {
  readonly programme: Programme;
  /** Number of the account's tier. */
  readonly own: number | undefined;
  readonly stale: boolean;
}

const kinds = ['spot', 'contracts'] as const;

/** What each tier takes and gives, and what an amount of trading would cost in it. */
export const ProgrammeTiers = observer(function ProgrammeTiers({ programme, own, stale }: ProgrammeTiersProps) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const exact = useExact();
  const [volume] = useState(() => new TypedFigure(format.marks));
  const [kind, setKind] = useState<(typeof kinds)[number]>('spot');
  const { asset, tiers } = programme;
  const traded = volume.value?.gt(0) ? volume.value : undefined;
  const rates = ({ maker, taker }: FeeRates) => `${format.rate(maker)} / ${format.rate(taker)}`;
  const whole = (value: ProgrammeTier['staked'], unit: string) =>
    value.gt(0) ? `${exact(value)} ${unit}` : unknownFigure;
  const columns: readonly Column<ProgrammeTier>[] = [
    {
      id: 'tier',
      title: t('tiers.tier'),
      cell: ({ tier }) => (
        <span className={styles.name}>
          {t('tiers.name', { tier: format.integer(tier) })}
          {tier === own ? <Mark tone="good">{t('tiers.own')}</Mark> : null}
        </span>
      ),
    },
    { id: 'stake', title: t('tiers.stake', { asset }), numeric: true, cell: ({ staked }) => whole(staked, asset) },
    { id: 'volume', title: t('tiers.volume'), numeric: true, cell: ({ volume: least }) => whole(least, 'USDT') },
    { id: 'spot', title: t('tiers.spot'), numeric: true, cell: ({ spot }) => rates(spot) },
    { id: 'contracts', title: t('tiers.contracts'), numeric: true, cell: ({ contracts }) => rates(contracts) },
    {
      id: 'free',
      title: t('tiers.free'),
      numeric: true,
      cell: ({ freeWithdrawals }) => format.integer(freeWithdrawals),
    },
    ...(traded
      ? [
          {
            id: 'cost',
            title: t('tiers.cost'),
            numeric: true,
            cell: (tier: ProgrammeTier) => `${format.decimal(traded.times(tier[kind].taker), 2, 'up')} USDT`,
          },
        ]
      : []),
  ];
  return (
    <Section title={t('tiers.title')} text={t('tiers.text', { asset })}>
      <div className={styles.simulator}>
        <Segmented
          label={t('simulator.market')}
          size="small"
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`simulator.${value}`) }))}
          onChange={setKind}
        />
        <AmountField label={t('simulator.volume')} figure={volume} asset="USDT" optional />
      </div>
      <RecordTable
        caption={t('tiers.title')}
        roomy
        wide
        columns={columns}
        rows={tiers}
        rowKey={({ tier }) => String(tier)}
        stale={stale}
      />
    </Section>
  );
});
