import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import * as newsTexts from '#src/content/news-texts.ts'
import * as pageTexts from '#src/content/page-texts.ts'
import * as texts from '#src/content/texts.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import { type ArticleChapter, chaptersOf } from '#src/domain/article-chapters.ts'
import { type Fact, PHONE_IN_TEXT, withFactsAside } from '#src/domain/article-facts.ts'
import { countOf, formatDate, formatMm } from '#src/domain/format.ts'
import { toTelHref } from '#src/domain/phone.ts'
import type { ModelRecord } from '#src/domain/model.ts'
import type { NewsDetail, NewsNeighbour } from '#src/domain/news.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { articleText, Facts, Parts } from '#src/pages/shared/copy/blocks.tsx'
import { HrefLink, RouteArrow, RouteLink } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { acrossSources, COVER_SIZE, coverSources, wideCoverSources } from '#src/content/pictures/news-cover.ts'
import { typograf } from '#src/domain/typography.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/news-detail/news-detail.module.css'

export function Page({ params }: PageProps) {
  const item = useAppState((state) => ownValue(state.newsByCode, params['code'] ?? ''))
  return item ? <Article item={item} /> : <NotLoaded />
}

const NotLoaded = () => (
  <section className={`wrap section ${styles.missing}`}>
    <h1 className="h1">Новости</h1>
    <Missing />
    <RouteArrow to="news">{newsTexts.news.all}</RouteArrow>
  </section>
)

const IN_THIS_NEWS = typograf('В этой новости')
const READ_ON = 'Читайте дальше'
/** Two side by side, on a phone one under the other. */
const NEIGHBOUR_SIZES = '(max-width: 560px) 100vw, 50vw'
/** Of a 20:9 picture shown 3:2 in six columns. */
const BESIDE_SIZES = '66vw'
/** Width of the wide file; a phone crops its upright one to a square (news-detail.module.css). */
const ACROSS_SIZE = { width: 1920, height: 864 } as const
const MINUTES = ['минута', 'минуты', 'минут'] as const

const Article = ({ item }: { item: NewsDetail }) => (
  <>
    <article>
      <header className={`wrap ${styles.head}`}>
        <p className={`small muted ${styles.meta}`}>
          <RouteLink to="news" query={{ category: item.category }} className={styles.rubric}>
            {newsTexts.news.categories[item.category]}
          </RouteLink>
          <time dateTime={item.date}>{formatDate(item.date)}</time>
          <span>Чтение: {countOf(item.read_minutes, MINUTES)}</span>
        </p>
        <h1 className="display">{item.name}</h1>
      </header>
      {isWide(item) && <Cover item={item} />}
      <Text item={item} />
    </article>
    {item.models.length > 0 && (
      <section className={`wrap ${styles.models}`} aria-labelledby="news-models">
        <h2 className="small muted" id="news-models">
          {IN_THIS_NEWS}
        </h2>
        <ul>
          {item.models.map((code) => (
            <Model key={code} model={modelByCode(code)} isBooked={leadsToBooking(item)} />
          ))}
        </ul>
      </section>
    )}
    <nav className={`wrap ${styles.around}`} aria-labelledby="other-news">
      <div className={styles.aroundHead}>
        <h2 className="h2" id="other-news">
          {READ_ON}
        </h2>
        <RouteArrow to="news">{newsTexts.news.all}</RouteArrow>
      </div>
      <ul>
        <Neighbour item={item.prev} />
        <Neighbour item={item.next} />
        <Neighbour item={item.further ?? null} />
      </ul>
    </nav>
  </>
)

/** There is a strip of the cover: it goes from edge to edge. One that is only 4:3 stands over the text, beside the preview. */
const isWide = ({ image_wide: wide }: NewsDetail): boolean => wide !== undefined

/** Its own last links lead to a booking: a second link to it would stand on the same screen. */
const leadsToBooking = ({ body }: NewsDetail): boolean =>
  body.some((block) => block.type === 'links' && block.items.some(({ href }) => href === hrefTo('test-drive')))

/** The title large, the facts of an event under it, and the text next to them, chapter by chapter. */
function Text({ item }: { item: NewsDetail }) {
  const { facts, parts } = withFactsAside(item.body)
  const [first, ...others] = chaptersOf(parts)
  // Who takes part calls: the first button, at the end, and the usual test drive is the second.
  const call = facts.find(({ value }) => PHONE_IN_TEXT.test(value))
  return (
    <div className={styles.chapters}>
      <Chapter chapter={first?.heading === null ? first : undefined} isBeside={facts.length > 0}>
        <p className={styles.preview}>{item.preview}</p>
        {facts.length > 0 && (
          <div className={styles.facts}>
            <Facts facts={facts} />
          </div>
        )}
        {!isWide(item) && <Cover item={item} />}
      </Chapter>
      {(first?.heading === null ? others : [first, ...others]).map(
        (chapter, index, { length }) =>
          chapter && (
            <Chapter key={index} chapter={chapter} call={call} isLast={index === length - 1}>
              {chapter.heading && <h2 className="h2">{chapter.heading}</h2>}
            </Chapter>
          ),
      )}
    </div>
  )
}

type ChapterProps = {
  chapter: ArticleChapter | undefined
  /** Facts stand at the left, longer than the text: its picture stands under the text, beside them. */
  isBeside?: boolean
  /** Of an event: the last chapter ends with its phone, before the links there. */
  call?: Fact | undefined
  isLast?: boolean
  children: ReactNode
}

/** Its heading, its text next to that, and under both its last picture. */
function Chapter({ chapter, isBeside = false, call, isLast = false, children }: ChapterProps) {
  // Two pictures need the width of the page.
  const isInside = isBeside && chapter?.after?.type === 'image'
  const { parts = [] } = chapter ?? {}
  const callAt = call && isLast ? parts.findLastIndex(({ type }) => type !== 'links') + 1 : parts.length
  const phone = PHONE_IN_TEXT.exec(call?.value ?? '')?.[1] ?? ''
  const after = chapter?.after && <After block={chapter.after} isBeside={isInside} />
  return (
    <>
      <div className={`wrap ${styles.body}`}>
        {children}
        {chapter && (
          <div className={cx(articleText, styles.text)}>
            <Parts parts={parts.slice(0, callAt)} endsWithButton={!call} />
            {call && isLast && (
              <p className={styles.call}>
                <ButtonLink target={{ href: toTelHref(phone) }}>{texts.call(phone)}</ButtonLink>
              </p>
            )}
            {/* The call is the one button. */}
            <Parts parts={parts.slice(callAt)} endsWithButton={!call} />
            {isInside && after}
          </div>
        )}
      </div>
      {!isInside && after}
    </>
  )
}

type AfterProps = { block: NonNullable<ArticleChapter['after']>; isBeside: boolean }

/** Pictures wider than the text: full width, or two on the columns of the page. */
function After({ block, isBeside }: AfterProps) {
  if (block.type === 'pair')
    return (
      <div className={`wrap ${styles.pair}`}>
        <Parts parts={[block]} />
      </div>
    )
  const { src, wide = src, alt, caption } = block
  return (
    <figure className={cx(styles.cover, isBeside ? styles.beside : styles.across)}>
      <LazyImage
        src={src}
        sources={acrossSources(src, wide, isBeside ? BESIDE_SIZES : '100vw')}
        alt={alt}
        {...ACROSS_SIZE}
      />
      {caption && <figcaption className={cx(!isBeside && 'wrap', 'small muted')}>{caption}</figcaption>}
    </figure>
  )
}

/** The car the news is about, and links to it. */
const Model = ({
  model: { code, name, href, width, testDrive },
  isBooked,
}: {
  model: ModelRecord
  isBooked: boolean
}) => (
  <li>
    <CarThumb code={code} paint={lineUp[code].shownPaint} sizes="(max-width: 768px) 100vw, 50vw" lazy />
    <div>
      <h3 className="h1">{name}</h3>
      <p className="muted">
        {modelKind(code)}, {formatMm(width)}
      </p>
      <p className={styles.ways}>
        {testDrive && !isBooked && (
          <ArrowLink target={{ action: 'testDrivePopupOpen', place: 'Новость', preset: { model: code } }}>
            {pageTexts.cta.testDrive}
            <span className="vh"> на&nbsp;{name}</span>
          </ArrowLink>
        )}
        <ArrowLink target={{ href }}>
          Подробнее<span className="vh"> о&nbsp;{name}</span>
        </ArrowLink>
      </p>
    </div>
  </li>
)

const Cover = ({ item }: { item: NewsDetail }) => (
  <figure className={cx(styles.cover, !isWide(item) && styles.whole)}>
    <LazyImage src={item.image} sources={wideCoverSources(item)} alt={item.image_alt} {...COVER_SIZE} eager />
  </figure>
)

const Neighbour = ({ item }: { item: NewsNeighbour | null }) =>
  item && (
    <li>
      {item.image && item.category && (
        <div className={styles.picture}>
          <LazyImage
            src={item.image}
            sources={coverSources({ image: item.image, category: item.category }, NEIGHBOUR_SIZES)}
            alt=""
            {...COVER_SIZE}
          />
        </div>
      )}
      <p>
        <span className="small muted">
          {item.category && newsTexts.news.categories[item.category]}
          {item.date && <time dateTime={item.date}>{formatDate(item.date)}</time>}
        </span>
        <HrefLink href={hrefTo('news-detail', { params: { code: item.code } })} className="h3">
          {item.name}
        </HrefLink>
      </p>
    </li>
  )
