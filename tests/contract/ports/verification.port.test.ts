import { AccountSettingsPort } from '../../../src/application/account/account-settings.port';
import { VerificationCommandsPort } from '../../../src/application/verification/verification-commands.port';
import { VerificationPort } from '../../../src/application/verification/verification.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { minute } from '../../../src/domain/shared/instant';
import type { VerificationSubmission } from '../../../src/domain/verification/verification';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

const passport = (number: string, more: Partial<VerificationSubmission> = {}): VerificationSubmission => ({
  level: 1,
  country: 'FR',
  firstName: 'Ada',
  lastName: 'Marchand',
  birthDate: '1990-02-28',
  documentType: 'PASSPORT',
  documentNumber: number,
  documentExpiry: '2099-01-01',
  ...more,
});

onBothSides('VerificationPort', (open) => {
  let world: PortWorld;
  const reviewed = async (person: PortVisitor, submission: VerificationSubmission) => {
    value(await person.port(VerificationCommandsPort).submit(submission));
    await world.pass(minute + 5_000);
    return value(await person.port(VerificationPort).state());
  };

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('approves after a minute, with the higher limits of the level', async () => {
    const ada = await world.join('ada@example.com');
    const port = both(ada, VerificationPort, VerificationCommandsPort);
    const before = value(await port.state());
    expect(before).toMatchObject({ level: 0, status: 'NONE', country: undefined, submittedAt: undefined });
    expect(before.levels.map(({ level, daily, monthly }) => [level, decimalText(daily), decimalText(monthly)])).toEqual(
      [
        [0, '10000', '300000'],
        [1, '250000', '7500000'],
        [2, '2000000', '60000000'],
      ],
    );
    expect(value(await port.submit(passport('AB12345')))).toMatchObject({
      level: 0,
      status: 'PENDING',
      submittedAt: world.now(),
    });
    expect(await port.submit(passport('AB12345'))).toEqual(refused('duplicate'));
    await world.pass(minute + 5_000);
    const after = value(await port.state());
    expect(after).toMatchObject({ level: 1, status: 'APPROVED', country: 'FR', rejectReasons: [] });
    expect([before, after].map(({ dailyLimit }) => decimalText(dailyLimit))).toEqual(['10000', '250000']);
    expect(value(await ada.port(AccountSettingsPort).profile())).toMatchObject({
      verificationLevel: 1,
      country: 'FR',
    });
    expect(await port.submit(passport('AB12345'))).toEqual(refused('duplicate'));
  });

  it('refuses with every reason, and may be tried again', async () => {
    const bea = await world.join('bea@example.com');
    const child = passport('11111', { birthDate: '2020-01-01', documentExpiry: '2020-01-01' });
    expect(await reviewed(bea, child)).toMatchObject({
      level: 0,
      status: 'REJECTED',
      rejectReasons: ['UNDER_AGE', 'DOCUMENT_EXPIRED', 'DOCUMENT_UNREADABLE'],
    });
    expect(await reviewed(bea, passport('CD98765'))).toMatchObject({
      level: 1,
      status: 'APPROVED',
      rejectReasons: [],
    });
  });

  it('knows a document that somebody else was verified with', async () => {
    const [cid, dan] = [await world.join('cid@example.com'), await world.join('dan@example.com')];
    expect(await reviewed(cid, passport('EF55555'))).toMatchObject({ status: 'APPROVED' });
    expect(await reviewed(dan, passport('EF55555'))).toMatchObject({
      status: 'REJECTED',
      rejectReasons: ['DOCUMENT_IN_USE'],
    });
  });

  it('goes level by level, within the country one was verified in', async () => {
    const eve = await world.join('eve@example.com');
    const port = eve.port(VerificationCommandsPort);
    const address = '1 rue de la Paix, 75002 Paris';
    expect(await port.submit(passport('GH24680', { level: 2, address }))).toEqual(refused('invalid'));
    await reviewed(eve, passport('GH24680'));
    expect(await port.submit(passport('GH24680', { level: 2, address, country: 'DE' }))).toEqual(refused('invalid'));
    expect(await reviewed(eve, passport('GH24680', { level: 2 }))).toMatchObject({
      level: 1,
      status: 'REJECTED',
      rejectReasons: ['ADDRESS_MISSING'],
    });
    expect(await reviewed(eve, passport('GH24680', { level: 2, address }))).toMatchObject({
      level: 2,
      status: 'APPROVED',
    });
  });

  it('is not to be had where the exchange serves nobody, nor on a day that never was', async () => {
    const fay = await world.join('fay@example.com');
    expect(await fay.port(VerificationCommandsPort).submit(passport('IJ13579', { birthDate: '1990-02-30' }))).toEqual(
      refused('invalid'),
    );
    expect(await reviewed(fay, passport('IJ13579', { country: 'US' }))).toMatchObject({
      status: 'REJECTED',
      rejectReasons: ['COUNTRY_NOT_SERVED'],
    });
  });

  it('is nobody’s without a session', async () => {
    expect(await world.stranger().port(VerificationPort).state()).toEqual(refused('unauthorised'));
  });
});
