import {
  leaderboardChoice,
  leaderboardQuery,
  usualChoice,
} from '../../../../../src/presentation/features/people/leaderboard-address';

const read = (address: string) => leaderboardChoice(new URLSearchParams(address));

test('an address says what is shown, and what is usual needs no word', () => {
  expect(leaderboardQuery(usualChoice)).toEqual({});
  const choice = { ...usualChoice, tab: 'volume', period: 'SEVEN_DAYS', capital: 1_000, drawdown: 0.2 } as const;
  expect(read(new URLSearchParams(leaderboardQuery(choice)).toString())).toEqual(choice);
});

test('words that mean nothing are the usual ones', () => {
  expect(read('tab=others&period=A_YEAR&by=LUCK&order=UP&capital=17&drawdown=2')).toEqual(usualChoice);
});
