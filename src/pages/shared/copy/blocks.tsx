import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import { photoFiles, sizeOfPhoto } from '#src/content/pictures/news-cover.ts'
import { type ArticlePart, type Fact, type ImageBlock, PHONE_IN_TEXT, withFacts } from '#src/domain/article-facts.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { HoursTable } from '#src/pages/shared/copy/hours-table.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { Versions } from '#src/pages/shared/copy/versions.tsx'
import styles from '#src/pages/shared/copy/blocks.module.css'

/** Paragraphs, headings, facts, lists, links and pictures of an article, each in its column. */
export const Blocks = ({ blocks }: { blocks: readonly NewsBlock[] }) => <Parts parts={withFacts(blocks)} />

type PartsProps = {
  parts: readonly ArticlePart[]
  /** The first link at the very end is the next step: a button. */
  endsWithButton?: boolean
}

/** The same for an article whose facts are extracted already. */
export const Parts = ({ parts, endsWithButton = false }: PartsProps) =>
  parts.map((block, index, { length }) => (
    <Block key={index} block={block} isAction={endsWithButton && index === length - 1} />
  ))

type BlockProps = { block: ArticlePart; isAction: boolean }

function Block({ block, isAction }: BlockProps) {
  switch (block.type) {
    case 'p':
      return (
        <p>
          <WithPhones text={block.text} />
        </p>
      )
    case 'h2':
      return <h2 className="h2">{block.text}</h2>
    case 'quote':
      return (
        <blockquote className="h3">
          <p>{block.text}</p>
        </blockquote>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <WithPhones text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return <Facts facts={block.facts} />
    case 'links':
      return (
        <p className={styles.next}>
          {block.items.map(({ name, href }, index) =>
            isAction && index === 0 ? (
              <ButtonLink key={href} target={{ href }} className={styles.step}>
                {name}
              </ButtonLink>
            ) : (
              <ArrowLink key={href} target={{ href }}>
                {name}
              </ArrowLink>
            ),
          )}
        </p>
      )
    case 'figures':
      return <Figures items={block.figures} />
    case 'versions':
      return <Versions model={block.model} />
    case 'hours':
      return <HoursTable block={block} />
    case 'image':
      return <ArticlePicture image={block} sizes={IN_TEXT} />
    case 'pair':
      return (
        <div className={styles.pair}>
          {block.images.map((image) => (
            <ArticlePicture key={image.src} image={image} sizes={IN_PAIR} />
          ))}
        </div>
      )
  }
}

const IN_TEXT = '(max-width: 768px) 100vw, 58vw'
const IN_PAIR = '(max-width: 768px) 100vw, 46vw'

const ArticlePicture = ({ image: { src, alt, caption }, sizes }: { image: ImageBlock; sizes: string }) => (
  <figure>
    <LazyImage src={src} sources={photoFiles(src, sizes)} alt={alt} {...sizeOfPhoto(src)} />
    {caption && <figcaption className="small muted">{caption}</figcaption>}
  </figure>
)

export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={cx(styles.facts, className)}>
    {facts.map(({ label, value }) => (
      <div key={`${label} ${value}`}>
        <dt>{label}</dt>
        <dd>
          <WithPhones text={value} />
        </dd>
      </div>
    ))}
  </dl>
)

/** A phone number in a sentence is a link. */
const WithPhones = ({ text }: { text: string }) =>
  text
    .split(PHONE_IN_TEXT)
    .map((part, index) =>
      index % 2 === 1 ? <PhoneLink key={part} phone={withPlainSpaces(part)} className={`u ${styles.phone}`} /> : part,
    )

/** Class of the grid that contains the blocks. */
export const articleBody = styles.body ?? ''
/** Class of a column of text placed in the page's own grid. */
export const articleText = styles.text ?? ''
