import { catalogue } from '../../src/infrastructure/wire/catalogue/catalogue';

describe('the catalogue of calls', () => {
  it('has each id and each address once', () => {
    const ids = catalogue.map(({ id }) => id);
    const addresses = catalogue.map(({ method, path }) => `${method} ${path}`);
    expect(ids).toEqual([...new Set(ids)]);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('says of each call where its shape comes from', () => {
    expect(
      catalogue.filter(({ source, summary }) => source.trim() === '' || summary.trim() === '').map(({ id }) => id),
    ).toEqual([]);
  });

  it("names every placeholder of a path among the call's parameters", () => {
    const unknown = catalogue.flatMap(({ id, path, parameters }) => {
      const known = Object.keys((parameters as unknown as { shape: object }).shape ?? {});
      const used = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      return used.filter((name) => !known.includes(name)).map((name) => `${id}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});
