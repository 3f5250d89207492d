/** An ability of which a browser has a part; what is asked beyond it is a mistake of the scenario's tags. */
export function partly<T extends object>(ability: Partial<T>): T {
  return new Proxy(ability, {
    get(known, name) {
      const act: unknown = Reflect.get(known, name);
      // An ability that comes out of a promise is asked whether it is one.
      if (act === undefined && name !== 'then') throw new Error(`A browser does not do ${String(name)}: @core.`);
      return act;
    },
  }) as T;
}
