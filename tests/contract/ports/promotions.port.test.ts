import { FeedbackCommandsPort } from '../../../src/application/platform/feedback-commands.port';
import { FeedbackPort } from '../../../src/application/platform/feedback.port';
import { PromotionsCommandsPort } from '../../../src/application/platform/promotions-commands.port';
import { PromotionsPort } from '../../../src/application/platform/promotions.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { languageCodes } from '../../../src/domain/platform/language';
import { decimal } from '../../../src/domain/shared/decimal';
import { day } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortWorld } from './port-world';

const symbol = 'SPOT_BTC_USDT';

onBothSides('PromotionsPort and FeedbackPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = () => world.join(`reader-${(number += 1)}@example.com`);

  beforeAll(async () => {
    world = await open({ seeded: true });
  });
  afterAll(() => world.close());

  it('promotes to visitors in each language', async () => {
    const port = world.stranger().port(PromotionsPort);
    const titles = new Set<string>();
    for (const language of languageCodes) {
      const shown = value(await port.forVisitors(language));
      expect(shown.length).toBeGreaterThan(0);
      titles.add(shown[0]!.title);
    }
    expect(titles.size).toBe(languageCodes.length);
  });

  it('offers a first trade to those who have not traded, and no longer', async () => {
    const visitor = await somebody();
    const links = async () => value(await visitor.port(PromotionsPort).forAccount('en')).map(({ link }) => link);
    expect(await links()).toContain('/trade');
    await world.exchange.submit({ type: 'openAccount', accountId: 'house-sellers', kind: 'house' });
    await world.exchange.submit({
      type: 'place',
      accountId: 'house-sellers',
      symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 6_000_000,
      quantity: 1_000_000,
      clientOrderId: 0,
    });
    value(
      await visitor
        .port(TradingCommandsPort)
        .placeOrder({ clientOrderId: 1, symbol, side: 'BUY', type: 'MARKET', amount: decimal('100') }),
    );
    expect(await links()).not.toContain('/trade');
  });

  it('remembers for each account what was put away', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const [first] = value(await one.port(PromotionsPort).forAccountPages('en'));
    const [inSpanish] = value(await one.port(PromotionsPort).forAccountPages('es'));
    expect([inSpanish!.id, inSpanish!.title === first!.title]).toEqual([first!.id, false]);
    value(await one.port(PromotionsCommandsPort).dismiss(first!.id));
    value(await one.port(PromotionsCommandsPort).dismiss(first!.id));
    expect(value(await one.port(PromotionsPort).forAccountPages('en'))[0]).toMatchObject({
      id: first!.id,
      dismissed: true,
    });
    expect(value(await other.port(PromotionsPort).forAccountPages('en'))[0]).toMatchObject({ dismissed: false });
    expect(await one.port(PromotionsCommandsPort).hideAlert('<script>')).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('has cards for a gain and for a loss', async () => {
    const { cards } = value(await world.stranger().port(PromotionsPort).profitCards());
    expect(new Set(cards.map(({ mood }) => mood))).toEqual(new Set(['gain', 'loss']));
  });

  it('asks a question again only after 90 days', async () => {
    const port = both(await somebody(), FeedbackPort, FeedbackCommandsPort);
    const [survey] = value(await port.surveys('web'));
    const answers = survey!.questions
      .filter(({ type }) => type !== 'TEXT')
      .map(({ id, options }) => ({ questionId: id, value: options[0]! }));
    expect(await port.answer({ surveyId: survey!.id, answers: [], comment: '' })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(await port.answer({ surveyId: '999', answers, comment: '' })).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    value(await port.answer({ surveyId: survey!.id, answers, comment: 'More of it.' }));
    expect(await port.answer({ surveyId: survey!.id, answers, comment: '' })).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    expect(value(await port.surveys()).map(({ id }) => id)).not.toContain(survey!.id);
    await world.pass(91 * day);
    expect(value(await port.surveys()).map(({ id }) => id)).toContain(survey!.id);
  });

  it('files a company’s application once a day', async () => {
    const port = world.stranger().port(FeedbackCommandsPort);
    const application = {
      company: 'North Desk',
      contact: 'Ida',
      email: 'ida@north.example',
      website: 'https://north.example',
      volume: '',
      exchanges: '',
      message: '',
    };
    expect(value(await port.applyAsMarketMaker(application))).toMatch(/^\d+$/);
    value(await port.applyAsBroker(application));
    value(await port.applyAsLeadTrader(application));
    expect(await port.applyAsLeadTrader(application)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    expect(await port.applyAsBroker({ ...application, email: 'IDA@north.example' })).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    expect(await port.applyAsBroker({ ...application, email: 'nobody' })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(
      await port.applyAsBroker({ ...application, email: 'x@y.example', website: 'javascript:alert(1)' }),
    ).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('has no mobile app before one is published', async () => {
    const port = world.stranger().port(FeedbackPort);
    expect(await port.mobileRelease()).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    world.areas.mobileReleases.publish({
      version: '1.2.0',
      build: 12,
      url: 'https://app.example/12.apk',
      sha256: 'ab',
      size: 9,
      minVersion: '1.0.0',
      notes: '',
      publishedAt: world.now(),
    });
    expect(value(await port.mobileRelease())).toMatchObject({
      version: '1.2.0',
      address: 'https://app.example/12.apk',
      publishedAt: world.now(),
    });
  });
});
