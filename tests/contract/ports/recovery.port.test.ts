import { RecoveryCommandsPort } from '../../../src/application/security/recovery-commands.port';
import { RecoveryPort } from '../../../src/application/security/recovery.port';
import { SecurityCommandsPort } from '../../../src/application/security/security-commands.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { bindAuthenticator, mailedProof, otpCode, refused } from './proofs';

onBothSides('RecoveryPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const newcomer = () => world.join(`recovery${(people += 1)}@example.com`);
  async function withCodes() {
    const ada = await newcomer();
    const secret = await bindAuthenticator(world, ada);
    const proof = await mailedProof(world, ada, { action: 'RECOVERY_CODES' });
    const recovery = both(ada, RecoveryPort, RecoveryCommandsPort);
    const codes = value(await recovery.createCodes({ ...proof, otp: otpCode(world, secret) }));
    return { ada, recovery, codes };
  }

  it('tells what somebody comes in and confirms with', async () => {
    const bare = value(await (await newcomer()).port(RecoveryPort).ways());
    expect(bare).toMatchObject({ email: true, authenticator: false, passkeys: [], codesLeft: 0, signInFactors: [] });
    expect(bare.codesMadeAt).toBeUndefined();
    // Fakes have no sign-in server that could wait for an answer.
    expect(bare.emailConfirmed).toBeDefined();
    const { recovery } = await withCodes();
    expect(value(await recovery.ways())).toMatchObject({
      authenticator: true,
      codesLeft: 10,
      codesMadeAt: world.now(),
    });
  });

  it('makes codes with a proof alone, and none without a second factor', async () => {
    const { recovery } = await withCodes();
    expect(await recovery.createCodes({})).toEqual(refused('invalid'));
    const bare = await newcomer();
    const proof = await mailedProof(world, bare, { action: 'RECOVERY_CODES' });
    expect(await bare.port(RecoveryCommandsPort).createCodes(proof)).toEqual(refused('notFound'));
  });

  it('tries one without using it up, and removes a lost authenticator with it', async () => {
    const { ada, recovery, codes } = await withCodes();
    value(await recovery.tryCode(codes[3]!));
    expect(await recovery.tryCode('AAAAA-AAAAA')).toMatchObject({
      error: { kind: 'invalid', wrongProof: { factor: 'RECOVERY', triesLeft: 4 } },
    });
    expect(value(await ada.port(SecurityPort).check('UNBIND_OTP')).recovery).toBe(true);
    const proof = await mailedProof(world, ada, { action: 'UNBIND_OTP' });
    value(await ada.port(SecurityCommandsPort).unbindAuthenticator({ ...proof, recoveryCode: codes[3] }));
    expect(value(await recovery.ways())).toMatchObject({ authenticator: false, codesLeft: 0 });
    expect(await recovery.tryCode(codes[3]!)).toEqual(refused('notFound'));
  });
});
