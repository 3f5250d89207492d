import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { startTestSandbox } from './sandbox-client';

/** The embedded exchange as a board of Greenhouse (https://developers.greenhouse.io/job-board.html). */
describe('the job board of the embedded exchange', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  const ask = async (path: string) => {
    const response = await fetch(`${sandbox.url}/v1/boards/${path}`);
    return { status: response.status, body: await response.json() };
  };

  it('lists jobs in short, and with texts, teams and offices for whoever asks for them', async () => {
    const { body: short } = await ask('halyard/jobs');
    const { body: whole } = await ask('halyard/jobs?content=true');
    expect(short.meta).toEqual({ total: short.jobs.length });
    expect(whole.jobs).toHaveLength(short.jobs.length);
    expect(short.jobs[0]).not.toHaveProperty('content');
    for (const { content, departments, offices } of whole.jobs) {
      expect(content).toMatch(/^&lt;p&gt;/);
      expect(content).not.toMatch(/[<>]/);
      expect(departments).toMatchObject([{ id: expect.any(Number), parent_id: null, child_ids: [] }]);
      expect(offices.length).toBeGreaterThan(0);
    }
  });

  it('has each job once among its departments, and in each of its offices', async () => {
    const { body: all } = await ask('halyard/jobs?content=true');
    const { body: byTeam } = await ask('halyard/departments');
    const ids = byTeam.departments.flatMap(({ jobs }: { jobs: { id: number }[] }) => jobs.map(({ id }) => id));
    expect(ids.sort()).toEqual(all.jobs.map(({ id }: { id: number }) => id).sort());
    const { body: byOffice } = await ask('halyard/offices');
    const inOffices = byOffice.offices.flatMap(({ departments }: { departments: { jobs: unknown[] }[] }) =>
      departments.flatMap(({ jobs }) => jobs),
    );
    expect(inOffices).toHaveLength(all.jobs.flatMap(({ offices }: { offices: unknown[] }) => offices).length);
  });

  it('leads from each job to a page that says what it is', async () => {
    const { body } = await ask('halyard/jobs');
    for (const { absolute_url: address, title } of body.jobs) {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
    expect((await fetch(`${sandbox.url}/sandbox/careers/1`)).status).toBe(404);
  });

  it('knows no other board and no job that is not there', async () => {
    expect(await ask('halyard')).toMatchObject({ status: 200, body: { name: 'Halyard' } });
    expect(await ask('nobody')).toEqual({ status: 404, body: { status: 404, error: 'Board not found' } });
    expect(await ask('nobody/jobs')).toMatchObject({ status: 404 });
    expect(await ask('halyard/jobs/1')).toEqual({ status: 404, body: { status: 404, error: 'Job not found' } });
  });
});
