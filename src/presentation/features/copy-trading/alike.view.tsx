import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimal } from '../../../domain/shared/decimal';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { correlation, strategiesAlike } from '../../../domain/social/strategy-choice';
import { ChangeText } from '../../kit/controls/change-text';
import { Mark } from '../../kit/controls/mark';
import { PageLink } from '../../kit/controls/page-link';
import { RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import styles from './copy-trading.module.css';

/** Strangers' strategies that are shown beside one's own. */
const most = 5;

interface AlikeProps {
  readonly strategy: CopyStrategy;
  readonly others: readonly CopyStrategy[];
  readonly strategies: StrategiesQueries;
  readonly copies: CopiesQueries;
}

interface Row {
  readonly id: string;
  readonly name: ReactNode;
  readonly together: number;
  readonly roi: number | undefined;
}

/** Whoever copies several that go together, or holds what the lead trades, has one bet. */
export const Alike = observer(function Alike(props: AlikeProps) {
  const { session } = useApp();
  return session.status === 'loggedIn' ? (
    <WithOwn key={session.visit} {...props} />
  ) : (
    <AlikeTable {...props} own={[]} copied={noCopies} />
  );
});

const noCopies: ReadonlySet<string> = new Set();

/** With what the account itself holds, and what it copies already. */
function WithOwn(props: AlikeProps) {
  const { t } = useTranslation('copyTrading');
  const { copies } = props;
  const held = known(useResource(useMemo(() => copies.holdingReturns(), [copies])));
  const running = known(useResource(useMemo(() => copies.copies(), [copies])));
  const copied = new Set(running?.filter(({ status }) => status !== 'ENDED').map(({ strategyId }) => strategyId));
  const together = correlation(useReturns(props), held?.dailyReturns ?? []);
  const own: Row[] =
    held === undefined || together === undefined
      ? []
      : [
          {
            id: 'own',
            together,
            roi: undefined,
            name: (
              <span className={styles.held}>
                {t('alike.positions')}
                <small className={styles.lead}>{held.symbols.slice(0, 3).map(marketDisplayName).join(' · ')}</small>
              </span>
            ),
          },
        ];
  return <AlikeTable {...props} own={own} copied={copied} />;
}

function useReturns({ strategies, strategy }: AlikeProps): readonly number[] {
  const returns = useMemo(() => strategies.returns(), [strategies]);
  const all = known(useResource(returns));
  return all?.find(({ strategyId }) => strategyId === strategy.strategyId)?.dailyReturns ?? [];
}

interface AlikeTableProps extends AlikeProps {
  readonly own: readonly Row[];
  /** Strategies that the account copies; they come first. */
  readonly copied: ReadonlySet<string>;
}

function AlikeTable({ strategy, others, strategies, own, copied }: AlikeTableProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const { paths } = useApp();
  const returns = useMemo(() => strategies.returns(), [strategies]);
  const days = known(useResource(returns));
  const names = new Map(others.map((each) => [each.strategyId, each]));
  const listed = days?.filter(({ strategyId }) => names.has(strategyId)) ?? [];
  const shown: readonly Row[] = [
    ...own,
    ...strategiesAlike(strategy.strategyId, listed, copied, most).map(({ strategyId, together, copied: mine }) => {
      const { name, roi } = names.get(strategyId)!;
      const link = <PageLink to={paths.strategy(strategyId)}>{name}</PageLink>;
      return { id: strategyId, together, roi, name: mine ? <Copied>{link}</Copied> : link };
    }),
  ];
  if (shown.length === 0) return null;
  return (
    <Section title={t('alike.title')} text={t('alike.text')}>
      <RecordTable
        caption={t('alike.title')}
        roomy
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { id: 'strategy', title: t('column.strategy'), cell: ({ name }) => name },
          {
            id: 'together',
            title: t('alike.correlation'),
            numeric: true,
            cell: ({ together }) => format.decimal(decimal(together), 2, 'half-even'),
          },
          {
            id: 'roi',
            title: t('figure.roi30'),
            numeric: true,
            cell: ({ roi }) => (roi === undefined ? unknownFigure : <ChangeText value={roi * 100} />),
          },
        ]}
      />
    </Section>
  );
}

function Copied({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('copyTrading');
  return (
    <span className={styles.marks}>
      {children} <Mark tone="neutral">{t('alike.copied')}</Mark>
    </span>
  );
}
