import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Part } from '../../../runtime/part';
import { Dialog } from '../../../kit/controls/dialog';
import { Skeleton } from '../../../kit/controls/skeleton';
import { FirstInfoBlock, type InfoBlock } from './first-info-block';
import { contractInfoFeature } from './contract-info.feature';

interface MarketInfoDialogProps {
  readonly symbol: string;
  /** Shown first. */
  readonly block: InfoBlock;
  readonly onClose: () => void;
}

/** The panel of the market, over the page: there for layouts that do not show it. */
export function MarketInfoDialog({ symbol, block, onClose }: MarketInfoDialogProps) {
  const { t } = useTranslation(['trade', 'common']);
  return (
    <Dialog wide title={t('trade:market.about', { market: marketDisplayName(symbol) })} onClose={onClose}>
      <FirstInfoBlock value={block}>
        <Part
          feature={contractInfoFeature}
          waiting={<Skeleton height={420} />}
          failed={<p role="alert">{t('common:state.failed')}</p>}
        />
      </FirstInfoBlock>
    </Dialog>
  );
}
