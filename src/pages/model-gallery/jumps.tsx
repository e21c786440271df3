import { jumps } from '#src/content/gallery.ts'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/model-gallery/model-gallery.module.css'

/** Links to the page's sections in one row, because the page is long. */
export const Jumps = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-label={jumps}>
    <ul className={styles.jumps}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)
