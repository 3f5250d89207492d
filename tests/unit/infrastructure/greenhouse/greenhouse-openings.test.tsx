import type { HttpAnswer } from '../../../../src/infrastructure/rest/transport/http-sender.port';
import { wordsOf } from '../../../../src/domain/blog/article-body';
import { GreenhouseOpeningsAdapter } from '../../../../src/infrastructure/greenhouse/greenhouse-openings.adapter';
import { MemoryLog } from '../../../fakes/memory-platform';
import { testEnvironment } from '../../../support/test-environment';

/** As the API's documentation shows it. */
const job = {
  id: 127817,
  internal_job_id: 144381,
  title: 'Vault Designer',
  updated_at: '2026-01-14T10:55:28-05:00',
  requisition_id: '50',
  location: { name: 'NYC' },
  absolute_url: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
  language: 'en',
  metadata: null,
  departments: [{ id: 13583, name: 'Department of Departments', parent_id: null, child_ids: [13585] }],
  offices: [
    { id: 8787, name: 'New York City', location: 'New York, NY, United States', parent_id: null, child_ids: [] },
  ],
};

function boardThat(answer: (url: string) => Partial<HttpAnswer> | undefined) {
  const asked: string[] = [];
  const adapter = new GreenhouseOpeningsAdapter(
    testEnvironment,
    {
      async send({ url }) {
        asked.push(url);
        const given = answer(url);
        if (!given) throw new TypeError('no answer');
        return { status: 200, body: undefined, header: () => undefined, ...given };
      },
    },
    new MemoryLog(),
    () => window,
  );
  return { adapter, asked };
}

test('a job of the documentation is an opening, with team and offices', async () => {
  const { adapter, asked } = boardThat(() => ({ body: { jobs: [job], meta: { total: 1 } } }));
  expect(await adapter.openings()).toEqual({
    ok: true,
    value: [
      {
        id: '127817',
        title: 'Vault Designer',
        team: 'Department of Departments',
        places: ['New York City'],
        location: 'NYC',
        employment: undefined,
        updatedAt: Date.UTC(2026, 0, 14, 15, 55, 28),
        applyUrl: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
      },
    ],
  });
  expect(asked).toEqual(['https://jobs.test/v1/boards/test/jobs?content=true']);
});

test('what a board leaves out is left out, and a job that leads to a script is no opening', async () => {
  const bare = { id: 1, title: 'A', updated_at: '2026-01-14T00:00:00Z', absolute_url: 'https://b.test/1' };
  const jobs = [
    { ...bare, location: { name: 'Home' }, metadata: [{ name: 'Employment type', value: 'Contract' }] },
    { ...bare, id: 2, absolute_url: 'javascript:alert(1)' },
  ];
  const { adapter } = boardThat(() => ({ body: { jobs } }));
  expect(await adapter.openings()).toMatchObject({
    value: [{ id: '1', team: undefined, places: ['Home'], employment: 'Contract' }],
  });
});

test('a description is unescaped once and sanitised', async () => {
  const content =
    '&lt;p&gt;R&amp;amp;D &amp;lt;3&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(2)&lt;/script&gt;&lt;a href=&quot;javascript:alert(3)&quot;&gt;here&lt;/a&gt;';
  const { adapter, asked } = boardThat(() => ({ body: { ...job, content } }));
  const answer = await adapter.opening('127817');
  expect(asked).toEqual(['https://jobs.test/v1/boards/test/jobs/127817']);
  const { body } = (answer as Extract<typeof answer, { ok: true }>).value;
  expect(wordsOf(body)).toBe('R&D <3here');
  expect(JSON.stringify(body)).not.toContain('alert');
});

test('offices come without the one that stands for none', async () => {
  const offices = [{ id: 0, name: 'No Office', location: null }, job.offices[0]];
  const { adapter } = boardThat(() => ({ body: { offices } }));
  expect(await adapter.offices()).toMatchObject({
    value: [{ name: 'New York City', location: 'New York, NY, United States' }],
  });
});

test.each([
  [{ status: 404 }, 'notFound'],
  [{ status: 429 }, 'rateLimited'],
  [{ status: 503 }, 'maintenance'],
  [{ status: 500 }, 'unknown'],
  [{ body: { jobs: [{ id: 'x' }] } }, 'malformed'],
  [undefined, 'offline'],
])('an answer like %j is the failure %s', async (given, kind) => {
  const { adapter } = boardThat(() => given);
  expect(await adapter.openings()).toMatchObject({ ok: false, error: { kind } });
});
