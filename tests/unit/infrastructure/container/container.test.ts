import { defineModule, provide } from '../../../../src/application/kernel/provider';
import { type Needs, token } from '../../../../src/application/kernel/token';
import { Container } from '../../../../src/infrastructure/container/container';

class Prices {
  readonly last = '1';
}

class Draft {
  static readonly perAccount = true;
  words = '';
}

class Form {
  static readonly needs: Needs<typeof Form> = [Prices, Draft];

  constructor(
    readonly prices: Prices,
    readonly draft: Draft,
  ) {}
}

interface Writing {
  readonly draft: Draft;
}
const Writing = token<Writing>('Writing');

class Page {
  static readonly needs: Needs<typeof Page> = [Writing];

  constructor(readonly writing: Writing) {}
}

function containers(): { readonly first: Container; readonly second: Container } {
  const whole = new Container();
  whole.load([defineModule('writing', [provide(Writing, Form)])]);
  return { first: whole.ofAccount(), second: whole.ofAccount() };
}

it('makes what one account has written anew for the next, and what stands on it at any depth, behind ports too', () => {
  const { first, second } = containers();
  const page = first.resolve(Page);
  page.writing.draft.words = 'mine';
  expect(first.resolve(Page)).toBe(page);
  expect(first.resolve(Draft).words).toBe('mine');
  expect(second.resolve(Page).writing.draft.words).toBe('');
});

it('shares all else, whoever asks for it first', () => {
  const { first, second } = containers();
  expect(second.resolve(Form).prices).toBe(first.resolve(Prices));
  expect(first.resolve(Form).prices).toBe(second.resolve(Prices));
});

it('says what nobody provides', () => {
  const { first } = containers();
  expect(() => first.resolve(token('Reading'))).toThrow('Nothing provides Reading.');
});
