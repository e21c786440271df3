import { LazyImage } from '#src/components/lazy-image.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { COVER_SIZE, photoFiles } from '#src/content/pictures/news-cover.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/shared/copy/blocks.module.css'

/** Paragraphs, headings, lists, links and pictures of an article, each in its column. */
export const Blocks = ({ blocks }: { blocks: readonly NewsBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />)

function Block({ block }: { block: NewsBlock }) {
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
    case 'links':
      return (
        <p className={styles.next}>
          {block.items.map(({ name, href }) => (
            <ArrowLink key={href} target={{ href }}>
              {name}
            </ArrowLink>
          ))}
        </p>
      )
    case 'image':
      return (
        <figure>
          <LazyImage src={block.src} sources={photoFiles(block.src)} alt={block.alt} {...COVER_SIZE} />
          {block.caption && <figcaption className="small muted">{block.caption}</figcaption>}
        </figure>
      )
  }
}

const PHONE = /(\+7\s\(\d{3}\)\s[\d-]{9})/

/** A telephone number in a sentence can be called. */
const WithPhones = ({ text }: { text: string }) =>
  text.split(PHONE).map((part, index) => (index % 2 === 1 ? <PhoneLink key={part} phone={part} className="u" /> : part))

/** Class of the grid the blocks stand in. */
export const articleBody = styles.body ?? ''
