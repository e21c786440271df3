import { LazyImage } from '#src/components/lazy-image.tsx'
import { formatDate } from '#src/domain/format.ts'
import type { NewsCard } from '#src/domain/news.ts'
import { COVER_SIZE, coverSources, wideCoverSources } from '#src/content/pictures/news-cover.ts'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/news/news-cards.module.css'

type NewsCardsProps = {
  items: readonly NewsCard[]
  level?: 'h2' | 'h3'
  previews?: boolean
  /** A list of its own page: the first one from edge to edge, two in the next row, on a phone small pictures but for every fifth. */
  leads?: boolean
}

/** Three beside each other, on a phone one. */
const CARD_SIZES = '(max-width: 768px) 100vw, 33vw'
const HALF_SIZES = '(max-width: 768px) 112px, 50vw'
const LISTED_SIZES = '(max-width: 768px) 112px, 33vw'
/** On a phone a list that leads shows each of so many from edge to edge (news.module.css); four others fill two rows of a tablet. */
const WIDE_EVERY = 5

const sourcesOf = (item: NewsCard, index: number, leads: boolean) => {
  if (!leads || (index > 0 && index % WIDE_EVERY === 0)) return coverSources(item, CARD_SIZES)
  return index === 0 ? wideCoverSources(item) : coverSources(item, index < 3 ? HALF_SIZES : LISTED_SIZES)
}

/** News in three columns. The whole card is the link of its heading. */
export const NewsCards = ({ items, level: Heading = 'h3', previews = false, leads = false }: NewsCardsProps) => (
  <ul className={styles.cards}>
    {items.map((item, index) => (
      <li key={item.code} className={styles.card}>
        <div className={styles.picture}>
          <LazyImage src={item.image} sources={sourcesOf(item, index, leads)} alt={item.image_alt} {...COVER_SIZE} />
        </div>
        <Heading className={`h3 ${styles.title}`}>
          <HrefLink href={hrefTo('news-detail', { params: { code: item.code } })}>{item.name}</HrefLink>
        </Heading>
        {previews && <p className="small muted">{item.preview}</p>}
        <time dateTime={item.date} className={`small ${styles.date}`}>
          {formatDate(item.date)}
        </time>
      </li>
    ))}
  </ul>
)
