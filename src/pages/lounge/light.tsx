import styles from '#src/pages/lounge/lounge.module.css'

/** Three lines of light, the nearer the fainter. */
export const LoungeLight = () => (
  <svg className={styles.light} viewBox="0 0 1440 260" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="lounge-glow">
        <stop offset="0" stopColor="#ffecce" stopOpacity="0.16" />
        <stop offset="1" stopColor="#ffecce" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="lounge-line" className={styles.line}>
        <stop offset="0" stopOpacity="0" />
        <stop offset="0.5" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
    </defs>
    <ellipse cx="720" cy="60" rx="560" ry="200" fill="url(#lounge-glow)" />
    <rect x="190" y="40" width="1060" height="1.4" fill="url(#lounge-line)" />
    <rect x="100" y="112" width="1240" height="1.4" fill="url(#lounge-line)" opacity="0.62" />
    <rect y="214" width="1440" height="1.4" fill="url(#lounge-line)" opacity="0.34" />
  </svg>
)
