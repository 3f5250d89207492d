import { AccountPort } from '../../../src/application/account/account.port';
import { VisitorPort } from '../../../src/application/account/visitor.port';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('VisitorPort', (open) => {
  let world: PortWorld;

  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.close());

  it('says nothing of where a local address is', async () => {
    const port = world.stranger().port(VisitorPort);
    expect(value(await port.here())).toEqual({
      ip: '127.0.0.1',
      country: undefined,
      countryName: undefined,
      city: undefined,
      eu: undefined,
      restricted: false,
    });
    expect(value(await port.placeOf('192.168.1.20'))).toMatchObject({
      ip: '192.168.1.20',
      country: undefined,
    });
    expect(await port.placeOf('localhost')).toEqual(refused('invalid'));
  });

  it('pretends what it was told, the narrower before the wider', async () => {
    const visitor = world.stranger();
    world.areas.places.pretend('*', 'BR');
    world.areas.places.pretend('203.0.113.0/24', 'FR', 'Lyon');
    world.areas.places.pretend('2001:db8::/32', 'US');
    const port = visitor.port(VisitorPort);
    expect(value(await port.here())).toMatchObject({ country: 'BR', eu: false });
    expect(value(await port.placeOf('203.0.113.9'))).toMatchObject({
      country: 'FR',
      countryName: 'France',
      city: 'Lyon',
      eu: true,
      restricted: false,
    });
    expect(value(await port.placeOf('2001:db8::7'))).toMatchObject({ country: 'US', restricted: true });
    expect(value(await visitor.port(AccountPort).ipInfo())).toEqual({ country: 'BR', eu: false, restricted: false });
    world.areas.places.pretend('*', undefined);
    expect(value(await port.here()).country).toBeUndefined();
  });

  it('lists the regions with what identity can be verified with', async () => {
    const regions = value(await world.stranger().port(VisitorPort).regions());
    expect(regions.find(({ code }) => code === 'DE')).toEqual({
      ...{ code: 'DE', name: 'Germany', eu: true, restricted: false, dialCode: '+49' },
      documents: ['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE'],
    });
    expect(regions.find(({ code }) => code === 'US')).toMatchObject({
      restricted: true,
      documents: ['PASSPORT', 'DRIVING_LICENCE'],
    });
  });
});
