import { useSearchParams } from 'react-router-dom'
import * as texts from '#src/content/news-texts.ts'
import { NEWS_CATEGORIES, newsCategory } from '#src/domain/news.ts'
import { pageNumber } from '#src/domain/page-number.ts'
import { NewsFeed } from '#src/pages/news/news-feed.tsx'
import { newsHref } from '#src/pages/news/news-href.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { newsEnding } from '#src/content/news-ending.ts'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { CopySection, PageHead } from '#src/pages/shared/copy/copy.tsx'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/news/news.module.css'

/** The car of the last screen, and its place. */
const [CAR, ENDING]: [ModelCode, SlotWithUpright] = ['new-g80', 'place']

export function Page({ copy }: PageProps) {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const category = newsCategory(query)
  return (
    <>
      <PageHead copy={copy} className={styles.head} />
      <div className={`wrap ${styles.list}`}>
        <nav aria-label="Темы" className={styles.topics}>
          <ul>
            <li>
              <HrefLink href={hrefTo('news')} current={!category}>
                {texts.news.allCategories}
              </HrefLink>
            </li>
            {NEWS_CATEGORIES.map((topic) => (
              <li key={topic}>
                <HrefLink href={newsHref(1, topic)} current={topic === category}>
                  {texts.news.categories[topic]}
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
        <NewsFeed key={`${category} ${page}`} page={page} category={category} />
      </div>
      {copy.sections
        .filter(({ id }) => id !== 'list')
        .map((section) => (
          <CopySection key={section.id} section={section} tight />
        ))}
      <ClosingBlock code={CAR} slot={ENDING} heading={newsEnding} ctas={copy.ctas} />
    </>
  )
}
