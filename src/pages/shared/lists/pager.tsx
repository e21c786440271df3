import type { Pagination } from '#src/domain/news.ts'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/shared/lists/pager.module.css'

type PagerProps = { pagination: Pagination; hrefOf: (page: number) => string }

/** Real links to every page: they work without scripts and lead crawlers through the archive. */
export function Pager({ pagination: { page, pageCount }, hrefOf }: PagerProps) {
  if (pageCount < 2) return null
  return (
    <nav className={styles.pager} aria-label="Страницы">
      <ul>
        {page > 1 && (
          <li>
            <HrefLink href={hrefOf(page - 1)} className={styles.back}>
              <span className="vh">Предыдущая страница</span>
              <Arrow />
            </HrefLink>
          </li>
        )}
        {pagesAround(page, pageCount).map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page" className={styles.current}>
                <span className="vh">Страница </span>
                {number}
              </span>
            ) : (
              <HrefLink href={hrefOf(number)}>
                <span className="vh">Страница </span>
                {number}
              </HrefLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <HrefLink href={hrefOf(page + 1)}>
              <span className="vh">Следующая страница</span>
              <Arrow />
            </HrefLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** At most seven numbers: the first, the last and those around the current one. */
const pagesAround = (page: number, count: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, count])]
    .filter((number) => number >= 1 && number <= count)
    .toSorted((a, b) => a - b)
