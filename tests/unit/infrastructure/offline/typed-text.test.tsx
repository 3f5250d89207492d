import { screen } from '@testing-library/dom';
import { keepTypedText, restoreTypedText } from '../../../../src/infrastructure/offline/typed-text';
import { keepTypedFields } from '../../../../src/main/bootstrap/typed-fields';

const form = `
  <label>Size <input id="size" value="" autocomplete="off"></label>
  <label>Note <textarea></textarea></label>
  <label>Password <input type="password"></label>
  <label>Code <input autocomplete="one-time-code"></label>
  <label>Key <input autocomplete="off" data-secret="true"></label>`;

function fill(label: string, text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('what was typed, when a new version is taken', () => {
  beforeAll(keepTypedFields);
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = form;
  });

  it('is in its fields again, also in those that come later, and is told to what draws them', async () => {
    fill('Size', '0.25');
    fill('Note', 'before the meeting');
    keepTypedText();
    document.body.innerHTML = '';
    restoreTypedText();
    document.body.innerHTML = form;
    const told: string[] = [];
    document.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).value));
    await new Promise((resolve) => setTimeout(resolve));
    expect([valueOf('Size'), valueOf('Note')]).toEqual(['0.25', 'before the meeting']);
    expect(told).toEqual(['0.25', 'before the meeting']);
  });

  it('does not bring back what the page itself had put there', () => {
    screen.getByLabelText<HTMLInputElement>('Size').value = 'a price of then';
    keepTypedText();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes on where somebody was writing, unless he is elsewhere by then', () => {
    screen.getByLabelText('Note').focus();
    keepTypedText();
    document.body.innerHTML = form;
    restoreTypedText();
    expect(screen.getByLabelText('Note')).toBe(document.activeElement);

    keepTypedText();
    document.body.innerHTML = form;
    screen.getByLabelText('Size').focus();
    restoreTypedText();
    expect(screen.getByLabelText('Size')).toBe(document.activeElement);
  });

  it('is not written down where it is secret, and is given back once', () => {
    fill('Password', 'hidden');
    fill('Code', '123456');
    fill('Key', 'JBSWY3DP');
    fill('Size', '1');
    keepTypedText();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hidden|123456|JBSWY3DP/);
    document.body.innerHTML = form;
    restoreTypedText();
    expect(valueOf('Size')).toBe('1');
    document.body.innerHTML = form;
    restoreTypedText();
    expect(valueOf('Size')).toBe('');
  });
});
