import { useTranslation } from 'react-i18next';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { Mark, type MarkTone } from '../../kit/controls/mark';

const tones: Readonly<Record<OwnCopy['status'], MarkTone>> = {
  ACTIVE: 'good',
  PAUSED: 'warning',
  RELEASED: 'warning',
  CLOSING: 'warning',
  ENDED: 'neutral',
  other: 'neutral',
};

/** How a copy stands, and why it ended. */
export function CopyStatusMark({ copy: { status, end } }: { readonly copy: Pick<OwnCopy, 'status' | 'end'> }) {
  const { t } = useTranslation('copyTrading');
  const ended = status === 'ENDED' && end !== undefined && end !== 'other' && end !== 'STOPPED';
  return <Mark tone={tones[status]}>{t(ended ? `end.${end}` : `status.${status}`)}</Mark>;
}
