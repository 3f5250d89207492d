import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../account-kit/section';
import { RiskLimitsStore } from './risk-limits.store';
import { RiskLimitsView } from './risk-limits.view';
import { view } from '../../../runtime/feature';

export interface RiskLimitsStores {
  readonly limits: RiskLimitsStore;
}

/** Limits among the settings of the account. */
export const RiskLimitsSection = observer(function RiskLimitsSection({
  stores: { limits },
}: {
  readonly stores: RiskLimitsStores;
}) {
  const { t } = useTranslation('safety');
  useEffect(() => limits.start(), [limits]);
  return (
    <Section anchor="limits" title={t('limits.title')}>
      <RiskLimitsView limits={limits} />
    </Section>
  );
});

export default view(RiskLimitsSection, { limits: RiskLimitsStore });
