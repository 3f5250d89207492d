import {
  matchingOpenings,
  type Opening,
  openingChoices,
  openingsByTeam,
  type OpeningsQuestion,
} from '../../../../src/domain/careers/opening';

const opening = (id: string, parts: Partial<Opening>): Opening => ({
  id,
  title: '',
  team: undefined,
  places: [],
  location: '',
  employment: undefined,
  updatedAt: 0,
  applyUrl: '',
  ...parts,
});
const openings = [
  opening('1', { title: 'Risk Engineer', team: 'Trading', places: ['Taipei', 'Berlin'], employment: 'Full-time' }),
  opening('2', { title: 'Writer', team: 'Growth', places: ['Berlin'], location: 'Remote, Europe' }),
  opening('3', { title: 'Counsel', employment: 'Part-time' }),
  opening('4', { title: 'Trader', team: 'Trading', places: ['Taipei'], employment: 'Full-time' }),
];
const found = (question: Partial<OpeningsQuestion>) =>
  matchingOpenings(openings, { query: '', ...question }).map(({ id }) => id);

test('an opening is found by every word in its title, team, place or kind', () => {
  expect(found({})).toEqual(['1', '2', '3', '4']);
  expect(found({ query: ' RISK  berlin ' })).toEqual(['1']);
  expect(found({ query: 'trading' })).toEqual(['1', '4']);
  expect(found({ query: 'europe' })).toEqual(['2']);
  expect(found({ query: 'part-time' })).toEqual(['3']);
  expect(found({ query: 'risk writer' })).toEqual([]);
});

test('each choice is met', () => {
  expect(found({ team: 'Trading' })).toEqual(['1', '4']);
  expect(found({ place: 'Berlin' })).toEqual(['1', '2']);
  expect(found({ employment: 'Full-time' })).toEqual(['1', '4']);
  expect(found({ team: 'Trading', place: 'Berlin' })).toEqual(['1']);
  expect(found({ team: 'Trading', query: 'writer' })).toEqual([]);
});

test('there is to choose from what there is, each once, by the alphabet', () => {
  expect(openingChoices(openings)).toEqual({
    team: ['Growth', 'Trading'],
    place: ['Berlin', 'Taipei'],
    employment: ['Full-time', 'Part-time'],
  });
});

test('openings stand by team, those without one last', () => {
  const told = (of: readonly Opening[]) =>
    openingsByTeam(of).map(({ team, openings: own }) => [team, own.map(({ id }) => id)]);
  expect(told(openings)).toEqual([
    ['Growth', ['2']],
    ['Trading', ['1', '4']],
    [undefined, ['3']],
  ]);
  expect(told(openings.slice(0, 1))).toEqual([['Trading', ['1']]]);
});
