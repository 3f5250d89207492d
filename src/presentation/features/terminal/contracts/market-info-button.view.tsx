import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Icon } from '../../../kit/controls/icon';
import { MarketInfoDialog } from './market-info-dialog.view';
import styles from './market-info-button.module.css';

/** Leads to what else there is to know of a market. */
export function MarketInfoButton({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useTranslation('trade');
  const [open, setOpen] = useState(false);
  const title = t('market.about', { market: marketDisplayName(instrument.symbol) });
  return (
    <>
      <PlainButton
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={18} />
      </PlainButton>
      {open ? <MarketInfoDialog symbol={instrument.symbol} block="rules" onClose={() => setOpen(false)} /> : null}
    </>
  );
}
