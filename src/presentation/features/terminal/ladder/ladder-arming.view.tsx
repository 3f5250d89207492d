import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Segmented } from '../../../kit/controls/segmented';
import type { LadderStore } from './ladder.store';
import styles from './ladder-tools.module.css';

/** Turns one-click trading on, after saying once what it means, and shows that it is on; in hedge mode, what a click does. */
export const LadderArming = observer(function LadderArming({ ladder }: { readonly ladder: LadderStore }) {
  const { t } = useTranslation(['ladder', 'ticket']);
  const [warned, setWarned] = useState(false);
  const [warning, setWarning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { armed } = ladder;
  const live = ladder.market.book.status === 'live';
  const press = (): void => {
    if (armed || warned) ladder.arm(!armed);
    else setWarning(!warning);
  };
  const answer = (meant: boolean): void => {
    setWarned(meant);
    setWarning(false);
    if (meant) ladder.arm(true);
    button.current?.focus();
  };
  return (
    <div className={styles.arming}>
      {ladder.hedging ? (
        <Segmented
          size="tiny"
          label={t('ticket:intent.label')}
          value={ladder.closing ? 'close' : 'open'}
          options={(['open', 'close'] as const).map((value) => ({ value, label: t(`ticket:intent.${value}`) }))}
          onChange={(value) => ladder.chooseClosing(value === 'close')}
        />
      ) : null}
      <PlainButton
        ref={button}
        role="switch"
        aria-checked={armed}
        aria-disabled={!live || undefined}
        className={styles.switch}
        onClick={press}
      >
        {t('arm.switch')}
      </PlainButton>
      <span className={styles.state} data-armed={armed || undefined}>
        {t(armed ? 'arm.armed' : 'arm.off')}
      </span>
      {warning ? (
        <div role="alert" className={styles.warning}>
          <p>{t('arm.warning')}</p>
          <Button size="tiny" onClick={() => answer(true)}>
            {t('arm.confirm')}
          </Button>
          <Button size="tiny" onClick={() => answer(false)}>
            {t('arm.decline')}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
