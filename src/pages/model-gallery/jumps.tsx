import { jumps } from '#src/content/gallery.ts'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/model-gallery/model-gallery.module.css'

/** The page's sections in one row, each under its own heading's words: a long page is not scrolled for its last pictures. */
export const Jumps = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-label={jumps.label}>
    <ul className={styles.jumps}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)
