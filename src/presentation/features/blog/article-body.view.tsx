import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleElement, ArticleLink, ArticleNode } from '../../../domain/blog/article-body';
import { CopyButton } from '../../kit/controls/copy-button';
import { ExternalLink } from '../../kit/controls/external-link';
import type { TickersStore } from '../markets/tickers.store';
import styles from './article-body.module.css';
import { MarketLink } from './market-link.view';

interface ArticleBodyProps {
  readonly body: readonly ArticleNode[];
  readonly tickers: TickersStore;
  /** Where it is not the page's. */
  readonly language: string | undefined;
}

/** The text of an article, drawn with the product's own elements. */
export function ArticleBody({ body, tickers, language }: ArticleBodyProps) {
  return (
    <div className={styles.body} lang={language}>
      <Nodes nodes={body} tickers={tickers} />
    </div>
  );
}

interface NodesProps {
  readonly nodes: readonly ArticleNode[];
  readonly tickers: TickersStore;
}

/** They never change places: their place is their key. */
function Nodes({ nodes, tickers }: NodesProps) {
  return nodes.map((node, place) => (
    <Fragment key={place}>{typeof node === 'string' ? node : <Node node={node} tickers={tickers} />}</Fragment>
  ));
}

function Node({ node, tickers }: { readonly node: Exclude<ArticleNode, string>; readonly tickers: TickersStore }) {
  if (node.kind === 'code') return <Code text={node.text} />;
  if (node.kind === 'picture')
    return <img className={styles.picture} src={node.url} alt={node.alternative} loading="lazy" decoding="async" />;
  const children = <Nodes nodes={node.children} tickers={tickers} />;
  if (node.kind === 'heading') return createElement(`h${node.level}`, { id: node.id }, children);
  if (node.kind === 'cell') return createElement(node.name, { className: styles[node.align] }, children);
  if (node.kind === 'link') return <ArticleAnchor link={node} words={children} tickers={tickers} />;
  return <Element node={node} words={children} />;
}

function Element({ node, words }: { readonly node: ArticleElement; readonly words: ReactNode }) {
  if (node.name === 'hr' || node.name === 'br') return createElement(node.name);
  if (node.name !== 'table') return createElement(node.name, undefined, words);
  return (
    // Focusable, so that a keyboard can scroll it.
    <div className={styles.table} tabIndex={0}>
      <table>{words}</table>
    </div>
  );
}

interface ArticleAnchorProps {
  readonly link: ArticleLink;
  readonly words: ReactNode;
  readonly tickers: TickersStore;
}

function ArticleAnchor({ link: { target }, words, tickers }: ArticleAnchorProps) {
  if (target.to === 'market')
    return (
      <MarketLink symbol={target.symbol} tickers={tickers}>
        {words}
      </MarketLink>
    );
  if (target.to === 'page') return <Link to={target.path}>{words}</Link>;
  if (target.to === 'section') return <a href={`#${target.id}`}>{words}</a>;
  return <ExternalLink href={target.url}>{words}</ExternalLink>;
}

function Code({ text }: { readonly text: string }) {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.code}>
      {/* Focusable, so that a keyboard can scroll it. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <div className={styles.copy}>
        <CopyButton text={text} label={t('article.copyCode')} />
      </div>
    </div>
  );
}
