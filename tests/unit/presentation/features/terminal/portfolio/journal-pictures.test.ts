import { decimal } from '../../../../../../src/domain/shared/decimal';
import { mostPictures } from '../../../../../../src/domain/trading/trade-journal';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { JournalStore } from '../../../../../../src/presentation/features/terminal/portfolio/histories/journal.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';

const picture = 'data:image/jpeg;base64,/9j/4AAQ==';
const fill = (id: string): Fill =>
  ({ id, symbol: 'PERP_BTC_USDT', side: 'BUY', at: 1, price: decimal(1), quantity: decimal(1) }) as Fill;

it('keeps a trade that has a picture alone, on this device, and forgets it with the picture', () => {
  const storage = new MemoryStorage();
  const journal = new JournalStore(storage, { now: () => 5 });
  journal.write(fill('1'), '', '', picture);
  const again = new JournalStore(storage, { now: () => 6 });
  again.read();
  expect(again.of(fill('1'))?.picture).toBe(picture);
  again.write(fill('1'), '', '');
  expect(again.entries).toEqual([]);
});

it('says when there is no room for another picture', () => {
  const journal = new JournalStore(new MemoryStorage(), { now: () => 5 });
  for (let at = 0; at < mostPictures; at += 1) {
    expect(journal.hasRoomForPictures).toBe(true);
    journal.write(fill(String(at)), '', '', picture);
  }
  expect(journal.hasRoomForPictures).toBe(false);
});
