import { useTranslation } from 'react-i18next';
import type { TradersQueries } from '../../../application/social/traders.queries';
import type { ShownBlocks } from '../../../domain/social/trader-profile';
import { EmptyState } from '../../kit/controls/empty-state';

/** What every part of a profile is given. */
export interface ProfileBlockProps {
  readonly uuid: string;
  readonly traders: TradersQueries;
  readonly shows: ShownBlocks;
}

/** In place of what the owner of a profile does not show. */
export function HiddenBlock() {
  const { t } = useTranslation('people');
  return <EmptyState title={t('hidden.title')} text={t('hidden.text')} />;
}
