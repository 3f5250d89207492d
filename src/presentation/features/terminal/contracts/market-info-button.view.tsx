import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { IconButton } from '../../../kit/controls/icon-button';
import { MarketInfoDialog } from './market-info-dialog.view';

/** Leads to what else there is to know of a market. */
export function MarketInfoButton({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useTranslation('trade');
  const [open, setOpen] = useState(false);
  const title = t('market.about', { market: marketDisplayName(instrument.symbol) });
  return (
    <>
      <IconButton icon="info" size="tiny" aria-haspopup="dialog" label={title} onClick={() => setOpen(true)} />
      {open ? <MarketInfoDialog symbol={instrument.symbol} block="rules" onClose={() => setOpen(false)} /> : null}
    </>
  );
}
