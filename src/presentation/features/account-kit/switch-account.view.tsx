import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgramWatch } from '../../../application/trading/program-watch';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { SessionEndQuestion } from './session-end-question.view';
import { WantedAccountContext } from './wanted-account';

interface SwitchAccountProps {
  readonly stores: { readonly watch: Pick<ProgramWatch, 'endsWithSession'> };
}

const SwitchAccount = observer(function SwitchAccount({ stores: { watch } }: SwitchAccountProps) {
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  const { userId, onEnd } = useContext(WantedAccountContext)!;
  const ends = watch.endsWithSession;
  const go = (): Promise<void> => session.switchTo(userId).finally(onEnd);
  useEffect(() => {
    if (!ends) void go();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was so when it was pressed
  }, []);
  return ends ? <SessionEndQuestion action={t('switch.act')} onConfirm={go} onClose={onEnd} /> : null;
});

export default view(SwitchAccount, { watch: ProgramWatch });
