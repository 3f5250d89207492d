import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { known } from '../../../application/kernel/resource';
import type { Product } from '../../../domain/account/account-profile';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';

interface ProductNoticeProps {
  readonly queries: ProductAccessQueries;
  readonly product: Product;
}

/** Why the account may not use a product, and the way to change that; nothing where it may, or nobody is logged in. */
export const ProductNotice = observer(function ProductNotice(props: ProductNoticeProps) {
  const { session } = useApp();
  return session.account === undefined ? null : <NoticeOfAccount key={session.visit} {...props} />;
});

function NoticeOfAccount({ queries, product }: ProductNoticeProps) {
  const { t } = useTranslation('moneyKit');
  const { paths } = useApp();
  const access = known(useResource(useMemo(() => queries.access(), [queries])));
  const reason = access?.restricted.find((each) => each.product === product)?.reason;
  if (reason === undefined || reason === 'other') return null;
  return (
    <Alert
      title={t(`restricted.${reason}.title`)}
      text={t(`restricted.${reason}.text`)}
      action={
        reason === 'VERIFICATION' ? (
          <ButtonLink size="small" to={paths.identityVerification}>
            {t('restricted.verify')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
