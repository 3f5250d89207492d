import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { LossBreak } from '../../../../application/trading/loss-break';
import { Section } from '../../account-kit/section';
import { RiskLimitsStore } from './risk-limits.store';
import { RiskLimitsView, type RiskLimitsStores } from './risk-limits.view';
import { view } from '../../../runtime/feature';

/** Limits among the settings of the account. */
export const RiskLimitsSection = observer(function RiskLimitsSection({
  stores: { limits, lossBreak, markets },
}: {
  readonly stores: RiskLimitsStores;
}) {
  const { t } = useTranslation('safety');
  useEffect(() => limits.start(), [limits]);
  return (
    <Section anchor="limits" title={t('limits.title')}>
      <RiskLimitsView limits={limits} lossBreak={lossBreak} markets={markets} />
    </Section>
  );
});

export default view(RiskLimitsSection, { limits: RiskLimitsStore, lossBreak: LossBreak, markets: MarketsQueries });
