import { useEffect, useRef } from 'react'
import { encode } from 'uqr'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import styles from '#src/pages/configurator/share.module.css'

/** The QR code of an address. It has replaced the button that was pressed, so it takes the focus. */
export function QrPicture({ text, onHide }: { text: string; onHide: () => void }) {
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    picture.current?.focus({ preventScroll: true })
    picture.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  return (
    <figure className={styles.qr}>
      <svg
        ref={picture}
        tabIndex={-1}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR-код со ссылкой на этот автомобиль"
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path d={data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')} />
      </svg>
      <figcaption>
        {texts.qrHint}{' '}
        <button type="button" className={styles.hide} onClick={onHide}>
          {texts.qrHide}
        </button>
      </figcaption>
    </figure>
  )
}
