import { useTranslation } from 'react-i18next';
import { Pager } from '../../kit/controls/pager';

interface RankingPagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the places of a ranking. */
export function RankingPager(props: RankingPagerProps) {
  const { t } = useTranslation('people');
  return <Pager {...props} words={{ back: t('pager.back'), on: t('pager.on') }} />;
}
