import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/antd/choice';
import { TextField } from '../../kit/antd/text-field';
import { useMemoForm } from '../money-kit/use-memo-form';
import { Labelled } from '../money-kit/labelled-field.view';
import type { RecipientStore } from './recipient.store';

interface MemoFieldProps {
  readonly store: RecipientStore;
  /** What is missing may be said. */
  readonly tried: boolean;
  readonly memo: string;
  readonly without: boolean;
  readonly onMemo: (memo: string) => void;
  readonly onWithout: (without: boolean) => void;
}

/** The memo of an address that may be one of many, or the word that none is needed. */
export const MemoField = observer(function MemoField({ store, tried, ...said }: MemoFieldProps) {
  const { t } = useTranslation('withdraw');
  const memoForm = useMemoForm();
  const { network, problem } = store;
  if (!store.asksMemo) return null;
  // An address is on the whitelist with its memo: with another it would be refused.
  const fixed = store.kind === 'saved' && store.book?.listedOnly === true;
  const wrong = (): string | undefined => {
    if (problem?.field !== 'memo') return undefined;
    // What is typed is wrong at once; what is missing may yet come.
    if (problem.kind === 'form') return network && memoForm(network.network);
    return tried ? t(fixed ? 'memo.listed' : 'memo.missing') : undefined;
  };
  return (
    <div>
      <Labelled label={t('memo.label')} hint={t(fixed ? 'memo.listed' : 'memo.hint')} problem={wrong()}>
        {(field) => (
          <TextField
            {...field}
            maxLength={64}
            disabled={said.without || fixed}
            value={said.memo}
            onChange={({ target }) => said.onMemo(target.value)}
          />
        )}
      </Labelled>
      <Checkbox checked={said.without} onChange={({ target }) => said.onWithout(target.checked)}>
        {t('memo.without')}
      </Checkbox>
    </div>
  );
});
