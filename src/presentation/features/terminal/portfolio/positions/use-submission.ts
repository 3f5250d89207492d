import { useEffect, useRef } from 'react';
import { failureNotice } from '../../../../kit/formats/failure-keys';
import type { Failure } from '../../../../../application/kernel/failure';
import type { NoticeText } from '../../../../kit/notices.port';
import type { PositionSubmissions } from '../../../../../application/trading/position-submissions';
import type { Position } from '../../../../../domain/trading/position';
import { useApp } from '../../../../runtime/app-context';

interface Ended {
  readonly done: boolean;
  readonly failures?: readonly (Failure | undefined)[];
  /** What is to be said before the failures. */
  readonly note?: NoticeText | undefined;
}

/**
 * What a dialog about positions sends. It can be left before that is answered: what comes back then is still on its way
 * in the next dialog about the same position, and what failed is said though the dialog has gone.
 */
export function useSubmission(submissions: PositionSubmissions, positions: readonly Position[], onClose: () => void) {
  const { notices } = useApp();
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const isBusy = (): boolean => positions.some((position) => submissions.has(position));
  return {
    busy: isBusy(),
    send: async (act: () => Promise<Ended>): Promise<void> => {
      if (isBusy()) return;
      const { done, failures = [], note } = await submissions.during(positions, act);
      if (shown.current) {
        if (done) onClose();
        return;
      }
      if (note) notices.show('error', note);
      for (const failure of failures) if (failure) notices.show('error', failureNotice(failure));
    },
  };
}
