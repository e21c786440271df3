import { LazyImage } from '#src/components/lazy-image.tsx'
import { news } from '#src/content/news-texts.ts'
import { formatDate } from '#src/domain/format.ts'
import type { NewsCard } from '#src/domain/news.ts'
import { COVER_SIZE, coverSources, wideCoverSources } from '#src/content/pictures/news-cover.ts'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/news/news-cards.module.css'

const { categories } = news

type NewsCardsProps = {
  items: readonly NewsCard[]
  level?: 'h2' | 'h3'
  previews?: boolean
  /**
   * A list on its own page: the first one full width, some across the page; on a phone every third, between them pairs
   * side by side or in rows.
   */
  leads?: boolean
  /** How many of such a list precede these. */
  after?: number
  /** As in HTML, where their page shows them in other sizes: of the first one, of the others. */
  sizes?: readonly string[]
}

/** Three side by side, on a phone one. */
const CARD_SIZES = '(max-width: 768px) 100vw, 33vw'
const LISTED_SIZES = '(max-width: 768px) 44vw, 33vw'
const ROUND = 10
/** The displayed width of the larger ones in a leading list (news.module.css), by position in a cycle. */
const LARGER = new Map([
  [0, '(max-width: 768px) 100vw, 60vw'],
  [3, '(max-width: 768px) 100vw, 33vw'],
  [4, '(max-width: 768px) 38vw, 60vw'],
  [5, '(max-width: 768px) 38vw, 50vw'],
  [6, '(max-width: 768px) 100vw, 50vw'],
  [9, '(max-width: 768px) 100vw, 33vw'],
])

const sourcesOf = (item: NewsCard, index: number, leads: boolean, [first, others]: readonly string[]) => {
  if (!leads) return coverSources(item, (index === 0 ? first : others) ?? CARD_SIZES)
  return index === 0 ? wideCoverSources(item) : coverSources(item, LARGER.get(index % ROUND) ?? LISTED_SIZES)
}

/** News in three columns. The whole card is the link of its heading. */
export const NewsCards = ({
  items,
  level: Heading = 'h3',
  previews = false,
  leads = false,
  after = 0,
  sizes = [],
}: NewsCardsProps) => (
  <ul className={styles.cards}>
    {items.map((item, index) => (
      <li key={item.code} className={styles.card}>
        <div className={styles.picture}>
          <LazyImage
            src={item.image}
            sources={sourcesOf(item, index + after, leads, sizes)}
            alt={item.image_alt}
            {...COVER_SIZE}
          />
        </div>
        <Heading className={`h3 ${styles.title}`}>
          <HrefLink href={hrefTo('news-detail', { params: { code: item.code } })}>{item.name}</HrefLink>
        </Heading>
        {previews && <p className="small muted">{item.preview}</p>}
        <span className={`small ${styles.about}`}>
          <span>{categories[item.category]}</span>
          <time dateTime={item.date}>{formatDate(item.date)}</time>
        </span>
      </li>
    ))}
  </ul>
)
