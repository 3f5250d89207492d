import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import type { FollowsStore } from './follows.store';

interface FollowButtonProps {
  readonly uuid: string;
  readonly name: string;
  readonly follows: FollowsStore;
  /** There may be one follower more, or one less. */
  readonly onChanged?: () => void;
}

/** Follows, or no longer; for whoever is logged out a way in that leads back here. */
export const FollowButton = observer(function FollowButton({ uuid, name, follows, onChanged }: FollowButtonProps) {
  const { t } = useTranslation('people');
  const { session, paths } = useApp();
  const { pathname, search } = useLocation();
  if (session.status === 'loggedOut')
    return (
      <ButtonLink size="small" to={paths.login(pathname + search)}>
        {t('follow.follow')}
        <span className="unseen"> {name}</span>
      </ButtonLink>
    );
  const followed = follows.ids?.has(uuid) ?? false;
  return (
    <Button
      size="small"
      variant={followed ? 'ghost' : 'secondary'}
      disabled={follows.ids === undefined}
      busy={follows.busy.has(uuid)}
      onClick={() => void follows.toggle(uuid).then(onChanged)}
    >
      {t(followed ? 'follow.unfollow' : 'follow.follow')}
      <span className="unseen"> {name}</span>
    </Button>
  );
});
