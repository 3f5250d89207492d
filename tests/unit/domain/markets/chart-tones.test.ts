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
