import { success } from '../../../../../src/domain/shared/result';
import { ReleaseNewsStore } from '../../../../../src/presentation/features/visitor-layer/release-news.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';

function device() {
  const storage = new MemoryStorage();
  const blog = { newest: 'november' };
  const asked: unknown[] = [];
  const articles = {
    page: async (wanted: unknown) => {
      asked.push(wanted);
      return success({ articles: blog.newest === '' ? [] : [{ slug: blog.newest } as never], page: 1, pages: 1 });
    },
  };
  return { blog, asked, visit: () => new ReleaseNewsStore(articles, storage) };
}

it('what changed since the last visit is told once on a device', async () => {
  const { blog, visit } = device();
  const first = visit();
  await first.read('en');
  expect(first.news).toBeUndefined();
  blog.newest = 'december';
  const second = visit();
  await second.read('en');
  expect(second.news?.slug).toBe('december');
  second.putAway();
  expect(second.news).toBeUndefined();
  const third = visit();
  await third.read('en');
  expect(third.news).toBeUndefined();
});

it('it stays until it was seen, and another language of it is no news', async () => {
  const { blog, visit } = device();
  await visit().read('en');
  blog.newest = 'december';
  await visit().read('en');
  const later = visit();
  await later.read('ru');
  expect(later.news?.slug).toBe('december');
  later.putAway();
  await later.read('es');
  expect(later.news).toBeUndefined();
});

it('only release notes are asked for, and a blog without any tells nothing', async () => {
  const { blog, asked, visit } = device();
  blog.newest = '';
  const store = visit();
  await store.read('en');
  expect(store.news).toBeUndefined();
  expect(asked).toEqual([{ language: 'en', category: 'news', page: 1, size: 1 }]);
});
