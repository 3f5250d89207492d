import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import type { WithdrawStore } from './withdraw.store';

interface LoanToValueProps {
  readonly store: WithdrawStore;
  readonly asset: string;
  readonly amount: Decimal;
}

/** How much nearer an account that owes something comes to being liquidated by what leaves. */
export function LoanToValue({ store, asset, amount }: LoanToValueProps) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const ratios = known(useResource(useMemo(() => store.queries.loanToValue(asset, amount), [store, asset, amount])));
  if (!ratios?.debt.gt(0)) return null;
  const shown = (ratio: Decimal | undefined): string => (ratio ? format.part(ratio) : unknownFigure);
  return (
    <Facts figures>
      <Fact name={t('loanToValue')}>
        {shown(ratios.current)} → {shown(ratios.after)}
      </Fact>
    </Facts>
  );
}
