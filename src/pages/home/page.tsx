import { PriceNote } from '#src/components/price-note.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import type { HomeData } from '#src/domain/shapes/home.ts'
import { Hero } from '#src/pages/home/hero.tsx'
import { PaintTeaser } from '#src/pages/home/paint.tsx'
import { useHomePopup } from '#src/pages/home/use-home-popup.ts'
import { sectionOf, SectionCtas, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { cabinAcross, driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import { Lineup } from '#src/pages/shared/cars/lineup.tsx'
import { Arrow, RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { NewsCards } from '#src/pages/shared/news/news-cards.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { CopyHead, SectionHead } from '#src/pages/shared/copy/section-head.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { homeNewsKey } from '#src/stores/news-key.ts'
import styles from '#src/pages/home/home.module.css'

/** On a phone the first one is as wide as the text, the others are small beside their titles. */
const NEWS_SIZES = ['(max-width: 768px) 100vw, 33vw', '(max-width: 768px) 112px, 33vw'] as const

export function Page({ copy }: PageProps) {
  const home = useAppState((state) => state.home)
  const news = useAppState((state) => state.newsLists[homeNewsKey])
  const [brand, inside, models, configurator, testDrive, owners, newsCopy] = [
    'brand',
    'cabin',
    'models',
    'configurator',
    'test-drive',
    'owners',
    'news',
  ].map((id) => sectionOf(copy, id))
  // The hero has the filled button of this page; other calls to action are links next to the brand's text.
  const [book, others] = [copy.ctas?.find(({ primary }) => primary), copy.ctas?.filter(({ primary }) => !primary)]
  const cabin = cabinAcross('g90', driverSlotOf('g90'))
  const road = acrossScreen('g70', 'place')
  useHomePopup()
  return (
    <>
      <Hero heading={copy.h1} book={book} />

      {brand && (
        <section id={brand.id} className={`section ${styles.intro}`}>
          <div className={`wrap ${styles.brand}`}>
            <h2 className="h1">{brand.heading}</h2>
            <div className={styles.brandText}>
              <SectionText section={{ ...brand, ctas: [...(brand.ctas ?? []), ...(others ?? [])] }} />
            </div>
          </div>
        </section>
      )}

      {inside && (
        <section id={inside.id} className={styles.inside} data-scene="dark">
          {cabin && <ModelPicture picture={cabin} className={styles.cabin} />}
          <div className="wrap">
            <h2 className="h1">{inside.heading}</h2>
            <p>{inside.text[0]}</p>
            <SectionCtas ctas={inside.ctas ?? []} />
          </div>
        </section>
      )}

      {models && (
        <section id={models.id} className="section">
          <div className="wrap">
            <SectionHead heading={models.heading}>
              <p className="lead">{models.text[0]}</p>
            </SectionHead>
            {home ? <Lineup models={home.models} /> : <Missing />}
            <div className={styles.foot}>
              <PriceNote />
              <SectionCtas ctas={models.ctas ?? []} />
            </div>
          </div>
        </section>
      )}

      {configurator && <PaintTeaser section={configurator} />}

      {/* News that failed to load are left out without a message (specification 8). */}
      {newsCopy && news && news.items.length > 0 && (
        <section id={newsCopy.id} className="section">
          <div className="wrap">
            <div className={styles.head}>
              <h2 className="h1">{newsCopy.heading}</h2>
              <SectionCtas ctas={newsCopy.ctas ?? []} />
            </div>
            <div className={styles.news}>
              <NewsCards items={news.items} sizes={NEWS_SIZES} />
            </div>
          </div>
        </section>
      )}

      {/* What comes after the purchase, and where else most visitors go. */}
      <div className={`section ${styles.owners}`}>
        {owners && (
          <section id={owners.id} className="wrap">
            <CopyHead section={owners} />
          </section>
        )}
        <FastLinks blocks={home?.blocks ?? []} />
      </div>

      {testDrive && (
        <section id={testDrive.id} className={styles.ride} data-scene="dark">
          {road && <ModelPicture picture={road} className={styles.road} />}
          <div className="wrap">
            <h2 className="display">{testDrive.heading}</h2>
            <SectionText section={testDrive} />
          </div>
        </section>
      )}
    </>
  )
}

/** Where most visitors go next. The names are part of the page's data; without them two fixed links remain. */
const FastLinks = ({ blocks }: { blocks: HomeData['blocks'] }) => (
  <nav className="wrap" aria-label="Быстрые ссылки">
    <ul className={styles.fast}>
      {blocks.map(({ id, title, text, button }) => {
        const target = targetOfItem(button)
        return (
          target && (
            <li key={id}>
              <SiteLink target={target}>
                <span className="h3">{title}</span>
                <span className="small muted">{text}</span>
                <Arrow />
              </SiteLink>
            </li>
          )
        )
      })}
      {blocks.length === 0 && (
        <li>
          <RouteArrow to="test-drive">Тест-драйв</RouteArrow>
          <RouteArrow to="dealers">Дилеры</RouteArrow>
        </li>
      )}
    </ul>
  </nav>
)
