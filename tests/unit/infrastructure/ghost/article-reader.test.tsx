import { render } from '@testing-library/react';
import { contentsOf, wordsOf, type ArticleNode } from '../../../../src/domain/blog/article-body';
import { readArticle } from '../../../../src/infrastructure/ghost/article-reader';

const hosts = {
  content: 'https://content.test',
  own: ['https://exchange.test'],
  pictures: ['https://content.test', 'https://logos.test/{symbol}.png'],
};
const read = (html: string): readonly ArticleNode[] => readArticle(html, window, hosts);

test.each([
  ['<p>Hello<script>steal()</script></p>', 'Hello'],
  ['<img src="https://content.test/x.png" onerror="steal()">', ''],
  ['<a href="javascript:steal()">press</a>', 'press'],
  ['<a href="java\nscript:steal()">press</a>', 'press'],
  ['<a href="data:text/html,<script>steal()</script>">press</a>', 'press'],
  ['<svg><a xlink:href="javascript:steal()"><text>x</text></a></svg>after', 'after'],
  ['<svg onload="steal()"></svg>after', 'after'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>after',
    'after',
  ],
  ['<style>@import "https://evil.test";</style>after', 'after'],
  ['<iframe src="https://evil.test"></iframe>after', 'after'],
  ['<iframe srcdoc="<script>steal()</script>"></iframe>after', 'after'],
  ['<form action="https://evil.test"><input name="password"><button>Log in</button></form>after', 'Log inafter'],
  ['<p style="position:fixed;inset:0" class="overlay" onclick="steal()">over</p>', 'over'],
  ['<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>after', 'after'],
  ['<object data="https://evil.test"></object><embed src="https://evil.test">after', 'after'],
  ['<base href="https://evil.test"><meta http-equiv="refresh" content="0;url=https://evil.test">after', 'after'],
])('%s is harmless, and its words stay', (html, words) => {
  const nodes = read(html);
  expect(wordsOf(nodes).trim()).toContain(words);
  expect(JSON.stringify(nodes)).not.toMatch(/steal|javascript|evil|overlay|fixed|onerror|srcdoc/i);
});

test('pictures come from known hosts alone', () => {
  expect(
    read('<img src="/a.png" alt="A"><img src="https://logos.test/BTC.png"><img src="https://evil.test/x.png">'),
  ).toEqual([
    { kind: 'picture', url: 'https://content.test/a.png', alternative: 'A' },
    { kind: 'picture', url: 'https://logos.test/BTC.png', alternative: '' },
  ]);
});

test.each([
  ['https://content.test/trade/BTC_PERP', { to: 'market', symbol: 'PERP_BTC_USDT' }],
  ['https://exchange.test/trade/ETH_USDT', { to: 'market', symbol: 'SPOT_ETH_USDT' }],
  ['/wallet?deposit=USDT', { to: 'page', path: '/wallet?deposit=USDT' }],
  // As a Ghost writes the address of one of its articles.
  ['https://content.test/how-funding-is-computed/', { to: 'page', path: '/blog/how-funding-is-computed' }],
  ['#Two words', { to: 'section', id: 'section-two-words' }],
  ['https://elsewhere.test/a?b=c', { to: 'outside', url: 'https://elsewhere.test/a?b=c' }],
  ['//elsewhere.test/a', { to: 'outside', url: 'https://elsewhere.test/a' }],
])('a link to %s', (href, target) => {
  expect(read(`<a href="${href}">x</a>`)).toEqual([{ kind: 'link', target, children: ['x'] }]);
});

test('headings become contents, each with an anchor of its own', () => {
  const body = read(
    '<h1 id="top">Top</h1><h2 id="content">Costs &amp; <em>fees</em></h2><h3>In detail</h3><h4>Fine print</h4><h2 id="content">Again</h2>',
  );
  expect(contentsOf(body)).toEqual([
    { id: 'section-top', title: 'Top', level: 2 },
    { id: 'section-content', title: 'Costs & fees', level: 2 },
    { id: 'section-in-detail', title: 'In detail', level: 3 },
    { id: 'section-content-2', title: 'Again', level: 2 },
  ]);
});

test('code keeps its lines, and tables how their columns stand', () => {
  expect(read('<pre><code class="language-sh">a\n  &lt;b&gt;\n</code></pre>')).toEqual([
    { kind: 'code', text: 'a\n  <b>' },
  ]);
  // Blanks between rows are no children of a table.
  const inside = (name: string, ...children: readonly unknown[]) => ({ kind: 'element', name, children });
  expect(read('<table>\n<tbody>\n<tr>\n<td style="text-align:right">1</td>\n</tr>\n</tbody>\n</table>\n')).toEqual([
    inside('table', inside('tbody', inside('tr', { kind: 'cell', name: 'td', align: 'right', children: ['1'] }))),
  ]);
});

test('nothing of an article gets into the page while it is read', () => {
  render(<p>page</p>);
  const before = document.documentElement.outerHTML;
  read('<p id="environment">words</p><img src="https://content.test/a.png">');
  expect(document.documentElement.outerHTML).toBe(before);
});
