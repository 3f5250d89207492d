import { observer } from 'mobx-react-lite';
import { useFailureText } from '../../kit/formats/use-failure-text';
import styles from './spot-margin.module.css';
import type { MarginSetting, SpotMarginStore } from './spot-margin.store';

/** Why a change was refused, where it was made. */
export const SettingProblem = observer(function SettingProblem({
  store,
  setting,
}: {
  readonly store: SpotMarginStore;
  readonly setting: MarginSetting;
}) {
  const failureText = useFailureText();
  const failure = store.failureOf(setting);
  return (
    <p role="alert" className={styles.problem}>
      {failure ? failureText(failure) : null}
    </p>
  );
});
