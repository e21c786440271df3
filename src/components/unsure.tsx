import * as texts from '#src/content/page-texts.ts'
import styles from './unsure.module.css'

/** Stands after a figure the owner has not confirmed: the figure is shown, and so is the doubt. One rule for all pages. */
export const Unsure = () => <span className={styles.unsure}> {texts.price.unsure}</span>
