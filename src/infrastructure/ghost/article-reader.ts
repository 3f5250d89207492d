import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { type ArticleNode, type PlainElement, plainElements, wordsOf } from '../../domain/blog/article-body';
import { linkTarget, pictureUrl, sectionId, type KnownHosts } from './article-addresses';

/** What means the same as one of the elements that are drawn. */
const alike: Readonly<Record<string, PlainElement>> = { b: 'strong', i: 'em', del: 's', strike: 's' };
const headings: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** Between their children, blanks mean nothing, and elements of a table may have none. */
const withoutText: ReadonlySet<string> = new Set(['body', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol']);
const text = 3;
const element = 1;

/** One for each window: the policy that it makes for itself may be made once in a document, and no second time. */
const purifiers = new WeakMap<WindowLike, DOMPurify>();

/**
 * The HTML of an article, from wherever it comes, as a tree of what the product draws. It is sanitised in a document
 * that runs and loads nothing; of what is left only known elements and attributes are read.
 */
export function readArticle(html: string, window: WindowLike, hosts: KnownHosts): readonly ArticleNode[] {
  const body = purifierOf(window).sanitize(html, {
    RETURN_DOM: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
    FORBID_ATTR: ['class', 'srcset'],
    ALLOW_DATA_ATTR: false,
  });
  const ids = new Set<string>();
  return childrenOf(body, { hosts, ids });
}

function purifierOf(window: WindowLike): DOMPurify {
  const known = purifiers.get(window);
  if (known) return known;
  const made = createDOMPurify(window);
  purifiers.set(window, made);
  return made;
}

interface Reading {
  readonly hosts: KnownHosts;
  /** Anchors that are taken. */
  readonly ids: Set<string>;
}

function childrenOf(parent: Node, reading: Reading): readonly ArticleNode[] {
  return [...parent.childNodes].flatMap((child) => {
    if (child.nodeType === text) {
      const words = child.textContent ?? '';
      const counts = words !== '' && !(withoutText.has(parent.nodeName.toLowerCase()) && words.trim() === '');
      return counts ? [words] : [];
    }
    return child.nodeType === element ? nodesOf(child as Element, reading) : [];
  });
}

/** One node; none for what may not be shown; the children alone of what only wraps them. */
function nodesOf(node: Element, reading: Reading): readonly ArticleNode[] {
  const name = node.localName;
  if (name === 'img') return pictureOf(node, reading);
  if (name === 'pre') return [{ kind: 'code', text: (node.textContent ?? '').replace(/\n$/, '') }];
  const children = childrenOf(node, reading);
  const level = headings[name];
  if (level !== undefined) {
    return [{ kind: 'heading', level, id: freeId(node.id || wordsOf(children), reading.ids), children }];
  }
  if (name === 'th' || name === 'td') return [{ kind: 'cell', name, align: alignOf(node), children }];
  if (name === 'a') {
    const target = linkTarget(node.getAttribute('href') ?? '', reading.hosts);
    return target ? [{ kind: 'link', target, children }] : children;
  }
  const plain = alike[name] ?? plainElements.find((each) => each === name);
  return plain ? [{ kind: 'element', name: plain, children }] : children;
}

function pictureOf(node: Element, { hosts }: Reading): readonly ArticleNode[] {
  const url = pictureUrl(node.getAttribute('src') ?? '', hosts);
  return url === undefined ? [] : [{ kind: 'picture', url, alternative: node.getAttribute('alt') ?? '' }];
}

function freeId(name: string, taken: Set<string>): string {
  const wanted = sectionId(name);
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

function alignOf(cell: Element): 'left' | 'center' | 'right' {
  const told = /text-align:\s*(center|right)/.exec(cell.getAttribute('style') ?? '')?.[1] ?? cell.getAttribute('align');
  return told === 'center' || told === 'right' ? told : 'left';
}
