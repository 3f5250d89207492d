import { useTranslation } from 'react-i18next';
import type { CampaignStanding, CampaignType } from '../../../domain/campaigns/campaign';
import { decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** What decides the order of a campaign: its name, and of somebody. */
export function useScore(type: CampaignType): {
  readonly name: string;
  readonly text: (standing: CampaignStanding) => string;
} {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  if (type === 'ROI')
    return {
      name: t('board.roi'),
      text: ({ roi }) => format.percent(roi && decimal(roi).times(100).toNumber()),
    };
  if (type === 'QUEST') return { name: t('board.points'), text: ({ points }) => format.integer(points) };
  return { name: t('board.volume'), text: ({ volume }) => format.decimal(volume, 2, 'down') };
}
