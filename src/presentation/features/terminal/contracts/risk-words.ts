import type { RiskLevel } from '../../../../domain/trading/margin-risk';
import type { MarkTone } from '../../../kit/controls/mark';

export const riskTones: Readonly<Record<RiskLevel, MarkTone>> = {
  none: 'neutral',
  safe: 'good',
  caution: 'warning',
  danger: 'bad',
};
