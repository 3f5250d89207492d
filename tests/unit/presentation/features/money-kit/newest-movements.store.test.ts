import type { Failure } from '../../../../../src/application/kernel/failure';
import { known } from '../../../../../src/application/kernel/resource';
import type { MovementWatch } from '../../../../../src/application/wallet/movement-watch';
import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import type { Movement } from '../../../../../src/domain/wallet/movement';
import { NewestMovementsStore } from '../../../../../src/presentation/features/money-kit/newest-movements.store';

it('does not take movements that could not be read for none, and keeps those that were', () => {
  let tell: (newest: Result<readonly Movement[], Failure>) => void = () => undefined;
  const watch: Pick<MovementWatch, 'watch'> = {
    watch: (_watched, listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  const store = new NewestMovementsStore(watch as MovementWatch);
  store.watch({ asset: 'USDT', side: 'WITHDRAW' } as never);
  tell(failure({ kind: 'offline' }));
  expect(store.state.status).toBe('failed');
  expect(known(store.state)).toBeUndefined();
  tell(success([]));
  tell(failure({ kind: 'offline' }));
  expect(known(store.state)).toEqual([]);
});

it('watches for nobody once it was stopped, and forgets what it knew; whoever watches by then goes on', () => {
  const watched = new Set<object>();
  let tell: (newest: Result<readonly Movement[], Failure>) => void = () => undefined;
  const watch: Pick<MovementWatch, 'watch'> = {
    watch: (what, listener) => {
      watched.add(what);
      tell = listener;
      return () => watched.delete(what);
    },
  };
  const store = new NewestMovementsStore(watch as MovementWatch);
  const stop = store.watch({ asset: 'USDT', side: 'WITHDRAW' } as never);
  tell(success([]));
  stop();
  store.refresh();
  expect([watched.size, store.state]).toEqual([0, { status: 'loading' }]);
  store.watch({ asset: 'BTC', side: 'DEPOSIT' } as never);
  stop();
  store.refresh();
  expect([...watched]).toEqual([{ asset: 'BTC', side: 'DEPOSIT' }]);
});
