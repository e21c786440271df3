import styles from '#src/pages/document/document.module.css'

/** Sequential steps along one line. */
export const StepLine = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.steps}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)
