import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ReferralCode } from '../../../domain/account/referral';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { RecordTable, type Column } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { CodeDialog } from './code-dialog.view';
import type { ReferralStore } from './referral.store';

const limit = 20;

/** Every code of the account with its terms; a new one, and changes. */
export const ReferralCodes = observer(function ReferralCodes({ store }: { readonly store: ReferralStore }) {
  const { t } = useTranslation(['referral', 'common']);
  const format = useFormat();
  const resource = useMemo(() => store.queries.codes(), [store]);
  const state = useResource(resource);
  const [open, setOpen] = useState<ReferralCode | 'new'>();
  const codes = known(state) ?? [];
  const full = codes.length >= limit;
  const columns: readonly Column<ReferralCode>[] = [
    {
      id: 'code',
      title: t('codes.code'),
      cell: ({ code, standard }) => (
        <>
          {code} <CopyButton text={code} label={t('codes.copy', { code })} />{' '}
          {standard ? <Mark tone="neutral">{t('codes.standard')}</Mark> : null}
        </>
      ),
    },
    { id: 'yours', title: t('codes.yours'), numeric: true, cell: ({ commissionRate }) => format.part(commissionRate) },
    { id: 'friend', title: t('codes.friend'), numeric: true, cell: ({ friendRate }) => format.part(friendRate) },
    { id: 'joined', title: t('codes.joined'), numeric: true, cell: ({ registered }) => format.integer(registered) },
    { id: 'traded', title: t('codes.traded'), numeric: true, cell: ({ traded }) => format.integer(traded) },
    { id: 'note', title: t('codes.note'), cell: ({ note }) => note },
    {
      id: 'actions',
      title: t('codes.actions'),
      actions: true,
      cell: (code) => (
        <>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('codes.editLabel', { code: code.code })}
            onClick={() => setOpen(code)}
          >
            {t('common:action.edit')}
          </Button>
          {code.standard ? null : (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('codes.makeStandardLabel', { code: code.code })}
              disabled={store.busy}
              onClick={() => void store.makeStandard(code.id)}
            >
              {t('codes.makeStandard')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <Section
      title={t('codes.title')}
      text={t('codes.text', { limit })}
      actions={
        <Button
          size="small"
          variant="primary"
          disabled={full || state.status !== 'ready'}
          onClick={() => setOpen('new')}
        >
          {t('codes.create')}
        </Button>
      }
    >
      <DataBlock
        state={state}
        onRetry={() => void resource.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={1} />}
      >
        {(rows, stale) => (
          <RecordTable
            caption={t('codes.title')}
            roomy
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stale={stale}
          />
        )}
      </DataBlock>
      {open === undefined ? null : (
        <CodeDialog
          store={store}
          code={open === 'new' ? undefined : open}
          whole={wholeOf(codes)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
});

/** What there is to share out: what each code gives to the two together. */
function wholeOf([first]: readonly ReferralCode[]): ReferralCode['friendRate'] | undefined {
  return first?.commissionRate.plus(first.friendRate);
}
