import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marginRisk } from '../../../../domain/trading/margin-risk';
import { Part } from '../../../runtime/part';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Dialog } from '../../../kit/controls/dialog';
import { Mark } from '../../../kit/controls/mark';
import { Skeleton } from '../../../kit/controls/skeleton';
import { useMarket } from '../market/market-context';
import { useRatioFormat } from '../../../kit/formats/use-ratio-format';
import { riskTones } from './risk-words';
import styles from './margin-settings-bar.module.css';
import { accountRiskFeature } from './account-risk.feature';

/** The account's margin ratio in a line; a press on it shows how the account stands. */
export const AccountRiskLine = observer(function AccountRiskLine() {
  const { t } = useTranslation(['contracts', 'common']);
  const ratioText = useRatioFormat();
  const [open, setOpen] = useState(false);
  const risk = useMarket().contract?.risk;
  const summary = risk?.value;
  const level = summary && marginRisk(summary).level;
  return (
    <>
      <PlainButton
        className={styles.risk}
        data-stale={risk?.stale || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{t('contracts:accountRisk.marginRatio')}</span>
        {/* Without exposure the mark says all there is, and the words beside it have the room. */}
        {level === 'none' ? null : <span>{ratioText(summary?.marginRatio)}</span>}
        {level ? <Mark tone={riskTones[level]}>{t(`contracts:accountRisk.level.${level}`)}</Mark> : null}
      </PlainButton>
      {open ? (
        <Dialog title={t('contracts:accountRisk.title')} onClose={() => setOpen(false)}>
          <Part
            feature={accountRiskFeature}
            waiting={<Skeleton height={360} />}
            failed={<p role="alert">{t('common:state.failed')}</p>}
          />
        </Dialog>
      ) : null}
    </>
  );
});
