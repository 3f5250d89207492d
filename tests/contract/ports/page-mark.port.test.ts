import { PageMarkCommandsPort } from '../../../src/application/security/page-mark-commands.port';
import { PageMarkPort } from '../../../src/application/security/page-mark.port';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { mailedProof, refused } from './proofs';

onBothSides('PageMarkPort', (open) => {
  let world: PortWorld;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('tells what was set, and nothing once it is removed', async () => {
    const ada = await world.join('page.mark@example.com');
    const marks = both(ada, PageMarkPort, PageMarkCommandsPort);
    const mark = { picture: 'boat', phrase: 'over the hills' } as const;
    expect(value(await marks.mark())).toEqual({ mark: undefined });
    expect(await marks.set(mark, {})).toEqual(refused('invalid'));
    value(await marks.set(mark, await mailedProof(world, ada, { action: 'PAGE_MARK', subject: { change: 'SET' } })));
    expect(value(await marks.mark())).toEqual({ mark });
    const removal = await mailedProof(world, ada, { action: 'PAGE_MARK', subject: { change: 'DELETE' } });
    value(await marks.remove(removal));
    expect(value(await marks.mark())).toEqual({ mark: undefined });
    expect(await marks.remove({})).toEqual(refused('notFound'));
  });
});
