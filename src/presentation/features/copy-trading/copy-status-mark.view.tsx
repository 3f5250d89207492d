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

interface CopyStatusMarkProps {
  readonly copy: Pick<OwnCopy, 'status' | 'end'>;
  /** Of somebody else, who stopped it: a copy of one's own has only ended then. */
  readonly others?: boolean;
}

/** How a copy stands, and why it ended. */
export function CopyStatusMark({ copy: { status, end }, others = false }: CopyStatusMarkProps) {
  const { t } = useTranslation('copyTrading');
  const told = status === 'ENDED' && end !== undefined && end !== 'other' && (others || end !== 'STOPPED');
  return <Mark tone={tones[status]}>{t(told ? `end.${end}` : `status.${status}`)}</Mark>;
}
