import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidthFrom } from '../../kit/hooks/use-media-query';
import { QuietPart } from '../../runtime/quiet-part';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { LinkMenu } from '../../runtime/link-menu';
import { orderLinks, walletLinks } from '../../runtime/menus';
import { balanceChipFeature } from '../balance-chip/balance-chip.feature';
import { firstStepsFeature } from '../first-steps/first-steps.feature';
import styles from './own-menus.module.css';

/** The account's money and its orders; on phones and tablets they stand in the sheet. What is live comes once the page is quiet. */
const OwnMenus = observer(function OwnMenus() {
  const { paths, session } = useApp();
  const userId = session.account?.userId;
  // Where there is no room for them they are not even loaded.
  const roomForBalance = useWidthFrom(1440);
  const roomForSteps = useWidthFrom(768);
  const { t } = useTranslation('common');
  return (
    <>
      {userId === undefined ? null : (
        <Fragment key={userId}>
          {roomForBalance ? <QuietPart feature={balanceChipFeature} /> : null}
          {roomForSteps ? <QuietPart feature={firstStepsFeature} /> : null}
        </Fragment>
      )}
      <div className={styles.menus}>
        <LinkMenu name={t('nav.wallet')} icon={<WalletIcon />} links={walletLinks(paths)} />
        <LinkMenu name={t('nav.orders')} icon={<ListIcon />} links={orderLinks(paths)} />
      </div>
    </>
  );
});

const WalletIcon = () => (
  <Drawing>
    <path d="M15 6.5V4.25a1 1 0 0 0-1-1H4.5a1.75 1.75 0 0 0 0 3.25h12v10h-12a1.75 1.75 0 0 1-1.75-1.75V5M13.2 11.5v.1" />
  </Drawing>
);

const ListIcon = () => (
  <Drawing>
    <path d="M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5v.1M3.5 10v.1M3.5 15v.1" />
  </Drawing>
);

/** As the kit's icons, which every page loads, are drawn. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export default view(OwnMenus, {});
