import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/antd/choice';
import { TextField } from '../../kit/antd/text-field';
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
  if (!store.asksMemo) return null;
  // An address is on the whitelist with its memo: with another it would be refused.
  const fixed = store.kind === 'saved' && store.book?.listedOnly === true;
  return (
    <div>
      <Labelled
        label={t('memo.label')}
        hint={t(fixed ? 'memo.listed' : 'memo.hint')}
        problem={tried && store.problem?.field === 'memo' ? t(fixed ? 'memo.listed' : 'memo.missing') : undefined}
      >
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
