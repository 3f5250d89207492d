import { observer } from 'mobx-react-lite';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useMarket } from '../market/market-context';
import type { MarginSetting } from '../../../../application/trading/margin-settings';
import styles from './margin-settings.module.css';

/** Why the exchange refused a change, where it was made. */
export const SettingProblem = observer(function SettingProblem({ setting }: { readonly setting: MarginSetting }) {
  const failureText = useFailureText();
  const failure = useMarket().contract!.settings.failureOf(setting);
  return (
    <p role="alert" className={styles.problem}>
      {failure ? failureText(failure) : null}
    </p>
  );
});
