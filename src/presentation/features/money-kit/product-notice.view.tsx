import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { known } from '../../../application/kernel/resource';
import type { Product } from '../../../domain/account/account-profile';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';

interface ProductNoticeProps {
  readonly queries: ProductAccessQueries;
  readonly product: Product;
  /** How high it is with an account, in pixels. */
  readonly room?: number;
  /** What it is about. It comes with the notice, which would move it if it came later. */
  readonly children: ReactNode;
}

/** Why the account may not use a product, and the way to change that; nothing where it may, or nobody is logged in. */
export const ProductNotice = observer(function ProductNotice(props: ProductNoticeProps) {
  const { session } = useApp();
  if (session.account !== undefined) return <NoticeOfAccount key={session.visit} {...props} />;
  return session.status === 'loggedIn' && session.reading.status === 'loading' ? (
    <Waiting room={props.room} />
  ) : (
    props.children
  );
});

function NoticeOfAccount({ queries, product, room, children }: ProductNoticeProps) {
  const { t } = useTranslation('moneyKit');
  const { paths } = useApp();
  const access = useResource(useMemo(() => queries.access(), [queries]));
  if (access.status === 'loading') return <Waiting room={room} />;
  const reason = known(access)?.restricted.find((each) => each.product === product)?.reason;
  return (
    <>
      {reason === undefined || reason === 'other' ? null : (
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
      )}
      {children}
    </>
  );
}

function Waiting({ room = 640 }: { readonly room: number | undefined }) {
  return (
    <div aria-busy="true">
      <Skeleton height={room} />
    </div>
  );
}
