import { readFileSync } from 'node:fs';
import { practiceAccount } from '../../../../../sandbox/shared/practice-account';

test('the practice account has agreed to the documents of its deployment', () => {
  const { agreements } = JSON.parse(readFileSync('environments/sandbox.json', 'utf8')) as {
    readonly agreements: unknown;
  };
  expect(agreements).toEqual({ terms: practiceAccount.agreedVersion, tradingRules: practiceAccount.agreedVersion });
});
