import { fc } from '../../../support/properties';
import { chartTones, highestTone, lowestTone, mostTones } from '../../../../src/domain/markets/chart-tones';

const candles = (...closes: readonly number[]) => closes.map((close, index) => ({ close, volume: index }));

it('goes from left to right, the lowest close deep and the highest high', () => {
  const tones = chartTones(candles(5, 1, 3, 9), false);
  expect(tones.map(({ frequency }) => Math.round(frequency))).toEqual([440, 220, 311, 880]);
  expect(tones.map(({ pan }) => pan)).toEqual([-1, -1 / 3, 1 / 3, 1].map((pan) => expect.closeTo(pan, 6)));
  expect(new Set(tones.map(({ loudness }) => loudness))).toEqual(new Set([1]));
});

it('is louder where more was traded, if somebody wants that', () => {
  const [quiet, , , loud] = chartTones(candles(1, 1, 1, 1), true);
  expect(quiet!.loudness).toBe(0.25);
  expect(loud!.loudness).toBe(1);
});

it('is silent where there is nothing, and one tone where nothing moved', () => {
  expect(chartTones([], false)).toEqual([]);
  expect(chartTones(candles(7), true)[0]).toMatchObject({ index: 0, pan: 0, frequency: 440 });
});

it('of any candles makes a melody that can be followed: in order, in reach, with the newest at its end', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          close: fc.double({ min: 0, max: 1e9, noNaN: true }),
          volume: fc.double({ min: 0, max: 1e9, noNaN: true }),
        }),
        { minLength: 1, maxLength: 700 },
      ),
      fc.boolean(),
      (all, byVolume) => {
        const tones = chartTones(all, byVolume);
        expect(tones.length).toBeLessThanOrEqual(mostTones);
        expect(tones.at(-1)!.index).toBe(all.length - 1);
        tones.forEach((tone, place) => {
          expect(tone.frequency).toBeGreaterThanOrEqual(lowestTone - 1e-6);
          expect(tone.frequency).toBeLessThanOrEqual(highestTone + 1e-6);
          expect(tone.loudness).toBeGreaterThan(0);
          expect(tone.loudness).toBeLessThanOrEqual(1);
          if (place > 0) {
            expect(tone.index).toBeGreaterThan(tones[place - 1]!.index);
            expect(tone.after).toBe(tones[place - 1]!.after + tones[place - 1]!.length);
          }
        });
      },
    ),
  );
});

it('of up to 120 candles hears every one, of one more every second, with the newest among them', () => {
  const heard = (count: number) =>
    chartTones(candles(...Array.from({ length: count }, (_, index) => index)), false).map(({ index }) => index);
  expect(heard(120)).toEqual(Array.from({ length: 120 }, (_, index) => index));
  expect(heard(121)).toEqual(Array.from({ length: 61 }, (_, place) => place * 2));
  expect(heard(122).slice(0, 2)).toEqual([1, 3]);
});

it('takes 60 milliseconds for a candle, and has no gaps', () => {
  expect(chartTones(candles(1, 2, 3), false).map(({ after, length }) => [after, length])).toEqual([
    [0, 60],
    [60, 60],
    [120, 60],
  ]);
});

it('is as loud as the share of the most that was traded, and never silent', () => {
  const loudness = (...volumes: readonly number[]) =>
    chartTones(
      volumes.map((volume) => ({ close: 1, volume })),
      true,
    ).map((tone) => tone.loudness);
  expect(loudness(0, 50, 100)).toEqual([0.25, 0.625, 1]);
  expect(loudness(0, 0)).toEqual([0.25, 0.25]);
});
