import { encode } from 'uqr'
import styles from '#src/pages/links/links.module.css'

/** Quiet zone around the code, as the standard requires. */
const BORDER = 4

/** The link as a QR code for print: one path, so it stays sharp at any size. */
export function qrPath(text: string): { size: number; d: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, d }
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}
