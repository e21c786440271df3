import { AdMark } from '#src/components/ad-mark.tsx'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { COVER_SIZE, photoFiles } from '#src/content/pictures/news-cover.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { PromoPage } from '#src/domain/shapes/promo-page.ts'
import { articleBody, Blocks } from '#src/pages/shared/copy/blocks.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/promo-page/promo-page.module.css'

/** A campaign made in the office: a headline, a picture, a few blocks and links. */
export function Page({ params }: PageProps) {
  const page = useAppState((state) => ownValue(state.promoPages, params['code'] ?? ''))
  return page ? <Promo page={page} /> : <NotLoaded />
}

const NotLoaded = () => (
  <section className={`wrap section ${styles.head}`}>
    <h1 className="h1">{routeTitles['promo-page']}</h1>
    <Missing />
  </section>
)

const Promo = ({ page }: { page: PromoPage }) => (
  <article>
    <header className={`wrap ${styles.head}`}>
      <h1 className="display">{page.h1}</h1>
      {page.lead && <p className={`lead ${styles.lead}`}>{page.lead}</p>}
    </header>
    {page.image && (
      <figure className={`wrap ${styles.cover}`}>
        <LazyImage src={page.image} sources={photoFiles(page.image)} alt={page.image_alt ?? ''} {...COVER_SIZE} eager />
      </figure>
    )}
    <div className={`wrap ${articleBody}`}>
      <Blocks blocks={page.body} />
      {page.button && (
        <p>
          <ButtonLink target={{ href: page.button.href }}>{page.button.name}</ButtonLink>
        </p>
      )}
      <AdMark of={page} />
    </div>
  </article>
)
