import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from './app-context';
import { ErrorBoundary } from './error-boundary';
import { type Feature, type FeatureOpener, useFeatureOpener } from './feature';

type Opened = Awaited<ReturnType<FeatureOpener['open']>>;

interface PartProps {
  readonly feature: Feature;
  readonly waiting?: ReactNode;
  /** Where it could not be had; nothing by default. */
  readonly failed?: ReactNode;
  /** Of what somebody asked for by a press: they are told, and whoever shows it takes it back, so that they can press again. */
  readonly onFailed?: () => void;
}

/** A part of the shell that is loaded once it is shown, as pages are. Without it the rest goes on. */
export function Part({ feature, waiting, failed = null, onFailed }: PartProps) {
  const opener = useFeatureOpener();
  const { language, errors } = useApp();
  const [opened, setOpened] = useState<Opened | 'failed'>();

  useEffect(() => {
    let current = true;
    Promise.all([opener.open(feature), language.load(feature.texts)])
      .then(([part, texts]) => {
        if (current) setOpened(texts ? part : 'failed');
      })
      .catch((error: unknown) => {
        errors.report(error, feature.id);
        if (current) setOpened('failed');
      });
    return () => {
      current = false;
    };
  }, [opener, feature, language, errors]);

  const gone = onFailed ? <Told onFailed={onFailed}>{failed}</Told> : failed;
  if (opened === undefined) return waiting;
  if (opened === 'failed') return gone;
  return (
    <ErrorBoundary name={feature.id} fallback={() => gone}>
      <opened.View stores={opened.stores} />
    </ErrorBoundary>
  );
}

/** That it did not come, or broke while it was drawn. */
function Told({ onFailed, children }: { readonly onFailed: () => void; readonly children: ReactNode }) {
  const { notices } = useApp();
  useEffect(() => {
    notices.show('error', { key: 'common:state.failed' });
    onFailed();
  }, [notices, onFailed]);
  return children;
}
