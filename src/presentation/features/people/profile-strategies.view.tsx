import { useTranslation } from 'react-i18next';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { PageLink } from '../../kit/controls/page-link';
import { ChangeText } from '../../kit/controls/change-text';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { usePeopleFigures } from './use-people-figures';

/** What the trader leads, each leading to the way to copy it. */
export function ProfileStrategies({ led }: { readonly led: readonly CopyStrategy[] }) {
  const { t } = useTranslation('people');
  const { paths } = useApp();
  const format = useFormat();
  const figures = usePeopleFigures();
  return (
    <Section title={t('strategies.title')}>
      <RecordTable
        caption={t('strategies.title')}
        roomy
        rows={led}
        rowKey={({ strategyId }) => strategyId}
        columns={[
          {
            id: 'name',
            title: t('strategies.name'),
            cell: ({ strategyId, name }) => <PageLink to={paths.strategy(strategyId)}>{name}</PageLink>,
          },
          { id: 'roi', title: t('column.roi30'), numeric: true, cell: ({ roi }) => <ChangeText value={roi * 100} /> },
          {
            id: 'drawdown',
            title: t('column.drawdown'),
            numeric: true,
            cell: ({ maxDrawdown }) => figures.part(maxDrawdown),
          },
          {
            id: 'copiers',
            title: t('strategies.copiers'),
            numeric: true,
            cell: ({ copiers }) => format.integer(copiers),
          },
        ]}
      />
    </Section>
  );
}
