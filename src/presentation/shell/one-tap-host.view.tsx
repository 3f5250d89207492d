import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { oneTapReturn } from '../../domain/session/one-tap-pages';
import { useFeatureOpener } from '../runtime/feature';
import { useApp } from '../runtime/app-context';
import { whenIdle } from '../kit/hooks/when-idle';
import { pages } from './pages';
import { oneTapFeature } from '../features/session/one-tap.feature';
import type { OneTapStores } from '../features/session/one-tap.store';

/**
 * Offers one tap where the specification wants it, to visitors who are logged out and have allowed other people's
 * scripts (docs/adr/0021-one-tap.md). Draws nothing: the card is Google's. What it takes is loaded once the page rests.
 */
export const OneTapHost = observer(function OneTapHost() {
  const { session, environment, errors, paths, tracking } = useApp();
  const opener = useFeatureOpener();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAsked =
    environment.firebase.googleClientId !== undefined && session.status === 'loggedOut' && tracking.allowed;
  // A page that the product does not have yet is the 404 page.
  const isPage = pages.some(({ path }) => path === pathname);
  const redirectUrl = isAsked && isPage ? oneTapReturn(pathname, search) : undefined;

  useEffect(() => {
    if (redirectUrl === undefined) return undefined;
    let left = false;
    let withdraw = (): void => undefined;
    const offer = async (): Promise<void> => {
      const { oneTap } = (await opener.open(oneTapFeature)).stores as OneTapStores;
      if (left) return;
      withdraw = () => oneTap.withdraw();
      if (await oneTap.offer(redirectUrl)) await navigate(paths.login(redirectUrl));
    };
    const cancel = whenIdle(() => void offer().catch((error: unknown) => errors.report(error, oneTapFeature.id)));
    return () => {
      left = true;
      cancel();
      withdraw();
    };
  }, [redirectUrl, opener, navigate, errors, paths]);

  return null;
});
