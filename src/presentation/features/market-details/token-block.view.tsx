import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TokensQueries } from '../../../application/markets/tokens.queries';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { TokenPassage, TokenProfile } from '../../../domain/markets/token';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import styles from './market-details.module.css';

interface TokenBlockProps {
  readonly tokens: TokensQueries;
  readonly instrument: Instrument;
}

/** The coin behind a market: where else it is traded, what it counts for, and how it moves in and out. */
export function TokenBlock({ tokens, instrument }: TokenBlockProps) {
  const { t } = useTranslation('marketData');
  const profile = useMemo(() => tokens.profileOf(instrument.symbol), [tokens, instrument]);
  return (
    <DataBlock
      state={useResource(profile)}
      onRetry={() => void profile.refresh()}
      skeleton={<RowsSkeleton rows={8} />}
      isEmpty={(value) => value === undefined}
      empty={<EmptyState title={t('token.none')} text={t('token.noneText')} />}
    >
      {(value) => (
        <>
          <Profile tokens={tokens} profile={value!} />
          <h3 className={styles.heading}>{t('token.networks')}</h3>
          <Networks tokens={tokens} asset={value!.asset} />
        </>
      )}
    </DataBlock>
  );
}

function Profile({ tokens, profile }: { readonly tokens: TokensQueries; readonly profile: TokenProfile }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { paths } = useApp();
  const collateral = useResource(useMemo(() => tokens.collateralOf(profile.asset), [tokens, profile]));
  const rule = collateral.status === 'ready' ? collateral.value : undefined;
  return (
    <Facts>
      <Fact name={t('token.name')}>{`${profile.fullName} (${profile.asset})`}</Fact>
      <Fact name={t('token.listed')}>{format.date(profile.listedAt)}</Fact>
      <Fact name={t('token.collateral')}>
        {rule === undefined ? '—' : rule.counts ? format.part(rule.ratio) : t('token.noCollateral')}
      </Fact>
      <Fact name={t('token.markets')}>
        <span className={styles.markets}>
          {profile.symbols.map((symbol) => (
            <Link key={symbol} to={paths.market(symbol)} className={styles.link}>
              {marketDisplayName(symbol)}
            </Link>
          ))}
        </span>
      </Fact>
    </Facts>
  );
}

function Networks({ tokens, asset }: { readonly tokens: TokensQueries; readonly asset: string }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const passages = useMemo(() => tokens.passagesOf(asset), [tokens, asset]);
  const open = (moves: boolean) => (
    <Mark tone={moves ? 'good' : 'warning'}>{t(moves ? 'token.open' : 'token.paused')}</Mark>
  );
  const amount = (value: TokenPassage['withdrawalFee']): string =>
    `${format.decimal(value, decimalPlaces(value), 'half-even')} ${asset}`;
  return (
    <DataBlock
      state={useResource(passages)}
      onRetry={() => void passages.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<p className={styles.text}>{t('token.noNetworks')}</p>}
    >
      {(rows, stale) => (
        <RecordTable<TokenPassage>
          caption={t('token.networks')}
          stale={stale}
          rows={rows}
          rowKey={({ network }) => network}
          columns={[
            { id: 'network', title: t('token.network'), cell: ({ name }) => name },
            { id: 'deposits', title: t('token.deposits'), cell: ({ deposits }) => open(deposits) },
            { id: 'withdrawals', title: t('token.withdrawals'), cell: ({ withdrawals }) => open(withdrawals) },
            {
              id: 'minimum',
              title: t('token.minimum'),
              numeric: true,
              cell: ({ minimumWithdrawal }) => amount(minimumWithdrawal),
            },
            { id: 'fee', title: t('token.fee'), numeric: true, cell: ({ withdrawalFee }) => amount(withdrawalFee) },
          ]}
        />
      )}
    </DataBlock>
  );
}
