import { useTranslation } from 'react-i18next';
import type { Article } from '../../../domain/blog/article';
import buttons from '../../kit/controls/button.module.css';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { ExternalLink } from '../../kit/controls/external-link';
import { useApp } from '../../runtime/app-context';
import styles from './article-share.module.css';

/** Ways to hand an article on. Nothing of other sites is loaded for it. */
export function ArticleShare({ article }: { readonly article: Article }) {
  const { environment, paths, clipboard, notices } = useApp();
  const { t } = useTranslation('blog');
  const url = `${environment.links['website'] ?? ''}${paths.article(article.slug)}`;
  const copy = async (): Promise<void> => {
    const result = await clipboard.write(url);
    notices.show(result.ok ? 'success' : 'error', { key: result.ok ? 'common:copy.done' : 'common:copy.failed' });
  };
  const outside = [
    { name: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ text: article.title, url }).toString()}` },
    {
      name: 'Telegram',
      href: `https://t.me/share/url?${new URLSearchParams({ url, text: article.title }).toString()}`,
    },
  ];
  return (
    <div role="group" aria-label={t('article.share')} className={styles.share}>
      <Button size="small" onClick={() => void copy()}>
        {t('article.copyLink')}
      </Button>
      {outside.map(({ name, href }) => (
        <ExternalLink key={name} href={href} className={classNames(buttons.button, buttons.small, buttons.ghost)}>
          {name}
        </ExternalLink>
      ))}
    </div>
  );
}
