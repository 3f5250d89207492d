import { act, screen, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { Audit } from '../../../../../src/domain/reserves/audit';
import { failure } from '../../../../../src/domain/shared/result';
import { reservesFeature } from '../../../../../src/presentation/features/reserves/reserves.feature';
import { VerificationStore } from '../../../../../src/presentation/features/reserves/verification.store';
import { VerificationSection } from '../../../../../src/presentation/features/reserves/verification.view';
import { renderShell } from '../../shell/shell-fixture';

const hash = 'c'.repeat(64);
const audit = (auditId: string) =>
  ({ auditId, snapshotAt: 0, totalUsers: 1, merkleRoot: hash, treeUrl: '/tree' }) as unknown as Audit;
const ready = <T,>(value: T): ResourceState<T> => ({ status: 'ready', value, updatedAt: 0, refreshing: false });

/** As the page of one's own audits leads here. */
function Arrived(props: Parameters<typeof VerificationSection>[0]) {
  const navigate = useNavigate();
  useEffect(() => void navigate('.', { replace: true, state: { auditId: '2', userHash: hash } }), [navigate]);
  return <VerificationSection {...props} />;
}

it('whoever comes from an audit of their own is led to its verification, which has begun, also when the page fills later', async () => {
  const scrolled: number[] = [];
  let filled = false;
  Element.prototype.scrollIntoView = () => void scrolled.push(Number(filled));
  const asked: unknown[] = [];
  const verification = new VerificationStore({
    paths: async ({ auditId }: Audit, userHash: string) => {
      asked.push([auditId, userHash]);
      return failure({ kind: 'offline' });
    },
  } as never);
  const reserves = observable({ state: { status: 'loading' }, audits: { status: 'loading' } }, {}, { deep: false });
  const known = (now: object): void =>
    act(() => {
      runInAction(() => void Object.assign(reserves, now));
    });
  await renderShell({
    at: reservesFeature.path,
    texts: reservesFeature.texts,
    open: async () => ({
      View: () => <Arrived reserves={reserves as never} verification={verification} />,
      stores: {},
    }),
  });
  expect(await screen.findByDisplayValue(hash)).toBeTruthy();
  await waitFor(() => expect(scrolled).toEqual([0]));
  expect(asked).toEqual([]);
  filled = true;
  known({ state: ready({}), audits: ready([audit('3'), audit('2')]) });
  await waitFor(() => expect(scrolled).toEqual([0, 1]));
  // The keyboard goes on from there.
  expect(document.activeElement).toBe(screen.getByDisplayValue(hash));
  await waitFor(() => expect(asked).toEqual([['2', hash]]));
  // Audits that are read again begin nothing anew.
  known({ audits: ready([audit('3'), audit('2')]) });
  expect(asked).toHaveLength(1);
});
