import { typograf } from '#src/domain/typography.ts'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/shared/copy/next-page.module.css'

/** The last item of a page: a large link to the next one. */
export const NextPage = ({ label = 'Дальше', title, href }: { label?: string; title: string; href: string }) => (
  <nav className="wrap" aria-label={label}>
    <div className={styles.next}>
      <span>{label}</span>
      <HrefLink href={href} className={`display ${styles.link}`}>
        {typograf(title)}
        <Arrow className={styles.arr} />
      </HrefLink>
    </div>
  </nav>
)
