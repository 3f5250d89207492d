import { ZxcvbnPasswordStrengthAdapter } from '../../../../src/infrastructure/passwords/zxcvbn-password-strength.adapter';

describe('how hard a password is to guess', () => {
  const strength = new ZxcvbnPasswordStrengthAdapter();

  it('is little for what everybody uses, and much for a long phrase', async () => {
    expect(await strength.score('password1', [])).toBe(0);
    expect(await strength.score('seven plain herons walk slowly', [])).toBe(4);
  });

  it('is less for what is known of the person', async () => {
    const known = ['theodora.mollinger@example.com', 'theodora.mollinger'];
    expect(await strength.score('theodora.mollinger', [])).toBeGreaterThan(
      (await strength.score('theodora.mollinger', known))!,
    );
  });

  it('is told also for a password of any length', async () => {
    expect(await strength.score('ab'.repeat(5_000), [])).toBeLessThan(4);
  });
});
