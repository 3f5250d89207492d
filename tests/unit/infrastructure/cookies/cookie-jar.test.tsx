import { CookieJar } from '../../../../src/infrastructure/cookies/cookie-jar';

afterEach(() => {
  jest.restoreAllMocks();
  // Two spies of one name put back the other's.
  Reflect.deleteProperty(document, 'cookie');
});

describe('the page’s cookies', () => {
  it('are found by their whole name, with a value that may hold anything but a semicolon', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('xlanguage=ru; language=pt; token=a=b==; empty=');
    const jar = new CookieJar();
    expect(jar.read('language')).toBe('pt');
    expect(jar.read('token')).toBe('a=b==');
    expect(jar.read('empty')).toBeUndefined();
    expect(jar.read('lang')).toBeUndefined();
  });

  it('read as none where the browser blocks them', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const jar = new CookieJar();
    jar.write('language=pt');
    expect(jar.read('language')).toBeUndefined();
  });
});
