import { refreshWhileVisible } from '../../../../src/application/platform/while-visible';
import { FakePage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const followed = () => {
  const [time, page, read] = [new FakeScheduler(), new FakePage(), { refresh: jest.fn() }];
  const stop = refreshWhileVisible(read, 1_000, time, page);
  return { time, page, read, stop };
};

test('is read again each time, and not before', async () => {
  const { time, read } = followed();
  await time.settle(999, 1);
  expect(read.refresh).not.toHaveBeenCalled();
  await time.settle(1, 1);
  await time.settle(1_000, 1);
  expect(read.refresh).toHaveBeenCalledTimes(2);
});

test('is let be while the page is hidden, and read at once when it is shown', async () => {
  const { time, page, read } = followed();
  page.visible.set(false);
  await time.settle(10_000, 1_000);
  expect(read.refresh).not.toHaveBeenCalled();
  page.visible.set(true);
  expect(read.refresh).toHaveBeenCalledTimes(1);
});

test('is read no more once it was stopped', async () => {
  const { time, page, read, stop } = followed();
  stop();
  await time.settle(2_000, 1_000);
  page.visible.set(false);
  page.visible.set(true);
  expect(read.refresh).not.toHaveBeenCalled();
});
