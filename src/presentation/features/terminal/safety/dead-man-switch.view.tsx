import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchTimes } from '../../../../application/trading/dead-man-switch';
import { second, type Milliseconds } from '../../../../domain/shared/instant';
import { useApp } from '../../../runtime/app-context';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useFormat } from '../../../kit/formats/use-format';
import { useSecondsLeft } from '../../../runtime/use-seconds-left';
import { Checkbox } from '../../../kit/controls/checkbox';
import { Select } from '../../../kit/controls/select';
import { Button } from '../../../kit/controls/button';
import type { DeadManSwitch } from '../../../../application/trading/dead-man-switch';
import styles from './safety.module.css';

/** The dead man's switch: what it does, how it stands, on and off. */
export const DeadManView = observer(function DeadManView({ deadMan }: { readonly deadMan: DeadManSwitch }) {
  const { t } = useTranslation('safety');
  const { session } = useApp();
  const [time, setTime] = useState<Milliseconds>(switchTimes[1]!);
  const [again, setAgain] = useState(deadMan.again);
  const { status } = deadMan.state.current;
  const counts = status === 'on' || status === 'left' || status === 'switchingOff';
  if (session.status !== 'loggedIn') return <p className={styles.text}>{t('switch.loggedOut')}</p>;
  return (
    <>
      <p className={styles.text}>{t('switch.text')}</p>
      <p className={styles.text}>
        <SwitchWords deadMan={deadMan} />
      </p>
      <SpokenSwitch deadMan={deadMan} />
      <div className={styles.row}>
        <label className={styles.label}>
          {t('switch.time')}
          <Select
            size="tiny"
            value={time}
            disabled={status === 'on'}
            onChange={(value) => setTime(value)}
            options={switchTimes.map((each) => ({ value: each, label: t('switch.seconds', { count: each / second }) }))}
          />
        </label>
        <Checkbox
          className={styles.check}
          checked={again}
          disabled={status === 'on'}
          onChange={(checked) => setAgain(checked)}
        >
          {t('switch.again')}
        </Checkbox>
      </div>
      <div className={styles.row}>
        {status === 'on' ? null : (
          <Button
            size="small"
            variant="primary"
            busy={status === 'switchingOn'}
            onClick={() => void deadMan.switchOn(time, again)}
          >
            {t('switch.on')}
          </Button>
        )}
        {counts ? (
          <Button size="small" busy={status === 'switchingOff'} onClick={() => void deadMan.switchOff()}>
            {t('switch.off')}
          </Button>
        ) : null}
      </div>
    </>
  );
});

/** How it stands, in a sentence. */
export const SwitchWords = observer(function SwitchWords({ deadMan }: { readonly deadMan: DeadManSwitch }) {
  return <>{useSwitchWords(deadMan)}</>;
});

/** Says that it stands otherwise now; a count that changes each second would never let anybody listen to anything else. */
export const SpokenSwitch = observer(function SpokenSwitch({ deadMan }: { readonly deadMan: DeadManSwitch }) {
  const words = useSwitchWords(deadMan);
  const { status, ...rest } = deadMan.state.current;
  const state = 'failure' in rest && rest.failure ? `${status} ${rest.failure.kind}` : status;
  const [spoken, setSpoken] = useState({ state, words: '' });
  if (spoken.state !== state) setSpoken({ state, words });
  return (
    <div role="status" className="unseen">
      {spoken.words}
    </div>
  );
});

function useSwitchWords(deadMan: DeadManSwitch): string {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const failureText = useFailureText();
  const state = deadMan.state.current;
  const toWait = useSecondsLeft('firesAt' in state ? state.firesAt : undefined);
  // The time on screen is up to a second old: never more is left than the whole time.
  const count = 'time' in state ? Math.min(toWait, state.time / second) : toWait;
  switch (state.status) {
    case 'off':
      return t('switch.isOff');
    case 'switchingOn':
      return t('switch.isSwitchingOn');
    case 'on': {
      const words = state.failure ? t('switch.notConfirmed', { count }) : t('switch.isOn', { count });
      return state.firedAt === undefined ? words : `${t('switch.fired', { at: format.time(state.firedAt) })} ${words}`;
    }
    case 'switchingOff':
      return t(state.failure ? 'switch.inDoubt' : 'switch.isSwitchingOff', { count });
    case 'left':
      return t('switch.isLeft', { count });
    case 'fired':
      return t('switch.fired', { at: format.time(state.at) });
    case 'failed':
      return t('switch.failed', { reason: failureText(state.failure) });
  }
}
