import { observer } from 'mobx-react-lite';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { Button } from '../../kit/controls/button';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { switchAccountFeature } from './switch-account.feature';
import { WantedAccountContext } from './wanted-account';

interface SwitchAccountButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> {
  readonly userId: string;
}

/** Goes on as another account of the same person. */
export const SwitchAccountButton = observer(function SwitchAccountButton({
  userId,
  ...rest
}: SwitchAccountButtonProps) {
  const { session } = useApp();
  const [wanted, setWanted] = useState(false);
  const end = useCallback(() => setWanted(false), []);
  const account = useMemo(() => ({ userId, onEnd: end }), [userId, end]);
  return (
    <>
      <Button {...rest} busy={session.switchingTo === userId} onClick={() => setWanted(true)} />
      {wanted ? (
        <WantedAccountContext.Provider value={account}>
          <Part feature={switchAccountFeature} onFailed={end} />
        </WantedAccountContext.Provider>
      ) : null}
    </>
  );
});
