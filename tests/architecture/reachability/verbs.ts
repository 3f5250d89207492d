import ts from 'typescript';
import { isPort } from './ports';

/** A verb: of a port, or a method or accessor of a class. */
export interface Verb {
  readonly file: string;
  readonly owner: string;
  readonly name: string;
}

type Place = ts.Declaration | ts.SourceFile;
type Owner = ts.ClassLikeDeclaration | ts.InterfaceDeclaration | ts.TypeLiteralNode;

/**
 * Verbs that nothing leads to, though the files that they stand in are reached. A use counts where it stands outside
 * of all verbs, or in one that is itself used. What a class does for an unused port is not named beside the port's.
 * @param files those that the product is made of
 */
export function unreachedVerbs(program: ts.Program, files: ReadonlySet<string>): readonly Verb[] {
  const graph = new VerbGraph(program, files);
  const reached = closure<Place>(graph.roots, (place) => graph.ledFrom(place));
  const unreached = graph.verbs.filter((verb) => !reached.has(verb) && isReported(verb));
  const implied = new Set(unreached.flatMap((verb) => [...graph.implementationsOf(verb)]));
  return unreached.filter((verb) => !implied.has(verb)).map(describe);
}

class VerbGraph {
  readonly verbs: ts.Declaration[] = [];
  readonly roots: readonly ts.SourceFile[];
  readonly #owners = new Set<Owner>();
  readonly #uses = new Map<Place, Set<ts.Declaration>>();
  readonly #implementations = new Map<ts.Declaration, Set<ts.Declaration>>();
  /** Of verbs that something can stand behind: what has another name leads to none, and its type need not be known. */
  readonly #names = new Set<string>();
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program, files: ReadonlySet<string>) {
    this.#checker = program.getTypeChecker();
    this.roots = program.getSourceFiles().filter(({ fileName }) => files.has(fileName));
    for (const source of this.roots) this.#noteNames(source);
    for (const source of this.roots) this.#visit(source, source);
    this.#noteLookalikes();
  }

  ledFrom(place: Place): readonly Place[] {
    return [...(this.#uses.get(place) ?? []), ...(ts.isSourceFile(place) ? [] : this.implementationsOf(place))];
  }

  implementationsOf(verb: ts.Declaration): Iterable<ts.Declaration> {
    return this.#implementations.get(verb) ?? [];
  }

  #noteNames(node: ts.Node): void {
    if (isVerb(node) && canBeAsked(node.parent)) this.#names.add(nameOf(node));
    ts.forEachChild(node, (child) => this.#noteNames(child));
  }

  #visit(node: ts.Node, place: Place): void {
    if (isOwner(node)) this.#owners.add(node);
    if (ts.isClassLike(node)) this.#notePromises(node);
    const inner = isVerb(node) ? node : place;
    if (isVerb(node)) this.verbs.push(node);
    this.#noteUse(node, inner);
    ts.forEachChild(node, (child) => this.#visit(child, inner));
  }

  #noteUse(node: ts.Node, place: Place): void {
    for (const declaration of this.#usedBy(node)?.declarations ?? []) {
      if (isVerb(declaration)) into(this.#uses, place, declaration);
    }
  }

  #usedBy(node: ts.Node): ts.Symbol | undefined {
    const name = usedName(node);
    if (!name || !this.#names.has(name.text)) return undefined;
    if (!ts.isBindingElement(node)) return this.#checker.getSymbolAtLocation(name);
    return this.#checker.getTypeAtLocation(node.parent).getProperty(name.text);
  }

  /** A call by the name of an interface, or of a class above, runs the class's own. */
  #notePromises(node: ts.ClassLikeDeclaration): void {
    for (const parent of node.heritageClauses?.flatMap(({ types }) => types) ?? []) {
      const type = this.#checker.getTypeAtLocation(parent);
      const ofLibrary = type.symbol?.declarations?.some((each) => isLibrary(each.getSourceFile())) ?? false;
      for (const verb of node.members.filter(isVerb)) {
        // A library calls what it asked for.
        if (ofLibrary) into(this.#uses, node.getSourceFile(), verb);
        for (const promised of type.getProperty(nameOf(verb))?.declarations ?? [])
          into(this.#implementations, promised, verb);
      }
    }
  }

  /** Objects are handed on by their shape too: who has all that an interface asks for may stand behind it. */
  #noteLookalikes(): void {
    const named = [...this.#owners].map((owner) => ({ owner, members: this.#membersByName(owner) }));
    const asking = named.filter(({ owner, members }) => members.size > 0 && !canBeAsked(owner));
    for (const { owner, members } of named.filter((each) => canBeAsked(each.owner))) {
      for (const shape of asking) {
        if (![...shape.members.keys()].every((name) => members.has(name)) || !this.#fits(owner, shape.owner)) continue;
        for (const [name, asked] of shape.members) {
          const verb = members.get(name);
          if (verb && isVerb(verb) && isVerb(asked)) into(this.#implementations, asked, verb);
        }
      }
    }
  }

  /** What it inherits included. */
  #membersByName(owner: Owner): ReadonlyMap<string, ts.Declaration> {
    const properties = this.#checker.getTypeAtLocation(owner).getProperties();
    return new Map(properties.flatMap(({ name, declarations }) => (declarations ? [[name, declarations[0]!]] : [])));
  }

  /** Of a type with parameters only the names are compared, which the caller has done. */
  #fits(owner: Owner, shape: Owner): boolean {
    const asked = this.#checker.getTypeAtLocation(shape);
    if (ts.isInterfaceDeclaration(shape) && shape.typeParameters) return true;
    return this.#checker.isTypeAssignableTo(this.#checker.getTypeAtLocation(owner), asked);
  }
}

function usedName(node: ts.Node): ts.MemberName | ts.StringLiteralLike | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression : undefined;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? name : undefined;
}

function isOwner(node: ts.Node): node is Owner {
  return ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node);
}

function isVerb(node: ts.Node): node is ts.MethodDeclaration | ts.AccessorDeclaration | ts.MethodSignature {
  if (ts.isMethodSignature(node) || ts.isPropertySignature(node)) return true;
  return (ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node)) && ts.isClassLike(node.parent);
}

/** Classes and ports have verbs of their own; other interfaces and types only say what they ask for. */
function canBeAsked(owner: ts.Node): boolean {
  return ts.isClassLike(owner) || isPort(owner);
}

/** Values of the domain may show more than the product asks: what a rule did is read off them. */
function isReported(verb: ts.Declaration): boolean {
  if (ts.isPropertySignature(verb) || !canBeAsked(verb.parent) || nameOf(verb).startsWith('#')) return false;
  return /\/src\/(application|infrastructure)\//.test(verb.getSourceFile().fileName);
}

function isLibrary(source: ts.SourceFile): boolean {
  return source.fileName.includes('/node_modules/');
}

function nameOf(declaration: ts.NamedDeclaration): string {
  const { name } = declaration;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : '';
}

function describe(verb: ts.Declaration): Verb {
  const { parent } = verb;
  const owner = isOwner(parent) && !ts.isTypeLiteralNode(parent) ? (parent.name?.text ?? '') : '';
  return { file: verb.getSourceFile().fileName, owner, name: nameOf(verb) };
}

function closure<T>(starts: Iterable<T>, next: (each: T) => Iterable<T>): ReadonlySet<T> {
  const reached = new Set(starts);
  for (const each of reached) for (const further of next(each)) reached.add(further);
  return reached;
}

function into<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
