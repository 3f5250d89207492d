import { decimal } from '../../../../../../src/domain/shared/decimal';
import { LadderPreferencesStore } from '../../../../../../src/presentation/features/terminal/ladder/ladder-preferences.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { seen } from '../../../../../support/stores';

const key = 'ladder-preferences';

test('step and size are kept for their market alone, also on the next visit', () => {
  const storage = new MemoryStorage();
  const preferences = new LadderPreferencesStore(storage);
  const centrings = seen(() => preferences.centring);
  preferences.chooseStep('BTC', 10);
  preferences.chooseStep('ETH', 1);
  preferences.chooseSize('ETH', decimal(2));
  preferences.chooseSize('BTC', decimal('0.00000001'));
  preferences.set({ centring: 'free' });
  const again = new LadderPreferencesStore(storage);
  expect([again.step('BTC'), again.step('ETH'), again.step('SOL')]).toStrictEqual([10, 1, undefined]);
  expect([again.size('BTC')?.toFixed(), again.size('ETH')?.toFixed(), again.centring]).toEqual([
    '0.00000001',
    '2',
    'free',
  ]);
  expect(centrings).toEqual(['keep', 'free']);
});

test('a size that is taken away, or is none, is no size of an order', () => {
  const preferences = new LadderPreferencesStore(new MemoryStorage());
  preferences.chooseSize('BTC', decimal(1));
  preferences.chooseSize('BTC', undefined);
  expect(preferences.size('BTC')).toBeUndefined();
  preferences.chooseSize('BTC', decimal(0));
  expect(preferences.size('BTC')).toBeUndefined();
});

test('what the device kept and makes no sense is as on the first visit', () => {
  const storage = new MemoryStorage();
  storage.write(key, JSON.stringify({ centring: 'x', steps: { BTC: '10', ETH: 5 }, sizes: { BTC: 1, ETH: '2' } }));
  const preferences = new LadderPreferencesStore(storage);
  expect([preferences.centring, preferences.steps, preferences.sizes]).toEqual(['keep', { ETH: 5 }, { ETH: '2' }]);
  storage.write(key, '{');
  expect(new LadderPreferencesStore(storage).steps).toEqual({});
});

test('that a click sends orders is never kept', () => {
  const storage = new MemoryStorage();
  new LadderPreferencesStore(storage).chooseStep('BTC', 10);
  expect(Object.keys(JSON.parse(storage.read(key)!) as object)).toEqual(['version', 'centring', 'steps', 'sizes']);
});
