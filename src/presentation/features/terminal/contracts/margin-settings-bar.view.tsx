import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, isFrozen } from '../../../../application/kernel/failure';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Button } from '../../../kit/controls/button';
import { Icon } from '../../../kit/controls/icon';
import { Skeleton } from '../../../kit/controls/skeleton';
import { useMarket } from '../market/market-context';
import { MarginSettingsDialog } from './margin-settings-dialog.view';
import styles from './margin-settings-bar.module.css';

/** How the market's contract is margined, in a line; a press on it changes that. */
export const MarginSettingsBar = observer(function MarginSettingsBar() {
  const settings = useMarket().contract?.settings;
  const { session } = useApp();
  const [open, setOpen] = useState<'modes' | 'leverage'>();
  // The words come with the contract.
  if (!settings || settings.status === 'loading') {
    return (
      <div className={styles.bar}>
        <Skeleton height={28} />
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      {settings.leverage ? (
        <Controls onPress={setOpen} />
      ) : session.status === 'loggedIn' ? (
        <Failed failure={settings.failure} onRetry={() => void settings.refresh()} />
      ) : (
        <ForVisitors />
      )}
      {open && settings.leverage ? <MarginSettingsDialog from={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
});

/** Mode and leverage, as small as they are seldom changed. */
const Controls = observer(function Controls({ onPress }: { readonly onPress: (from: 'modes' | 'leverage') => void }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { marginMode = 'CROSS', positionMode = 'ONE_WAY', leverage } = useMarket().contract!.settings;
  const leverages = [...new Set(leverage!.sides.map((side) => `${format.integer(side.leverage)}×`))].join(' / ');
  const mode = t(`settings.positionMode.${positionMode}.name`);
  return (
    <div role="group" aria-label={t('settings.title')} className={styles.controls}>
      <PlainButton className={styles.control} aria-haspopup="dialog" onClick={() => onPress('modes')}>
        <span className="unseen">{t('settings.title')}: </span>
        {/* One text, which breaks between the two and never before the dot. */}
        <span>
          {t(`settings.marginMode.${marginMode}.name`)}
          {/* What nearly everybody has goes without saying. */}
          <span className={positionMode === 'ONE_WAY' ? 'unseen' : undefined}>
            {'\u00a0'}· {mode}
          </span>
        </span>
        <Icon name="chevron" size={16} />
      </PlainButton>
      <PlainButton className={styles.control} aria-haspopup="dialog" onClick={() => onPress('leverage')}>
        <span className="unseen">{t('settings.leverage.title')}: </span>
        <span>{leverages}</span>
        <Icon name="chevron" size={16} />
      </PlainButton>
    </div>
  );
});

function Failed({ failure, onRetry }: { readonly failure: Failure | undefined; readonly onRetry: () => void }) {
  const { t } = useTranslation(['contracts', 'common']);
  // That the account is frozen is said once, beside the button that sends.
  if (isFrozen(failure)) return null;
  return (
    <div className={styles.failed} role="alert">
      <span>{t('contracts:settings.failed')}</span>
      <Button size="tiny" variant="ghost" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}

const ForVisitors = observer(function ForVisitors() {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const highest = useMarket().contract!.settings.tiers[0]?.maximumLeverage;
  return (
    <p className={styles.visitors}>
      {highest === undefined
        ? t('settings.forVisitors')
        : t('settings.forVisitorsUpTo', { leverage: format.integer(highest) })}
    </p>
  );
});
