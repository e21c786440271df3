import { jumps } from '#src/content/gallery.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import styles from '#src/pages/model-gallery/model-gallery.module.css'

/** The page's sections in one row: a long page is not scrolled for its last pictures. */
export const Jumps = ({ ids }: { ids: readonly string[] }) => (
  <nav aria-label={jumps.label}>
    <ul className={styles.jumps}>
      {ids.map((id) => {
        const name = ownOf(jumps.names, id)
        return (
          name && (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          )
        )
      })}
    </ul>
  </nav>
)
