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
  /** The first one is shown from edge to edge. */
  leads?: boolean
}

/** Three beside each other, on a phone one. */
const CARD_SIZES = '(max-width: 768px) 100vw, 33vw'

/** News in three columns. The whole card is the link of its heading. */
export const NewsCards = ({ items, level: Heading = 'h3', previews = false, leads = false }: NewsCardsProps) => (
  <ul className={styles.cards}>
    {items.map((item, index) => (
      <li key={item.code} className={styles.card}>
        <div className={styles.picture}>
          <LazyImage
            src={item.image}
            sources={leads && index === 0 ? wideCoverSources(item) : coverSources(item, CARD_SIZES)}
            alt={item.image_alt}
            {...COVER_SIZE}
          />
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
