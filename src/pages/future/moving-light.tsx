import type { ConceptName } from '#src/content/concepts.ts'
import styles from '#src/pages/future/moving-light.module.css'

type Line = { size: readonly [width: number, height: number]; paths: readonly string[] }

/** The lines of light in the pictures, in their pixels, from the centre of the nose or from its corners outwards. */
const LINES: Record<ConceptName, { wide: Line; upright: Line }> = {
  x: {
    wide: {
      size: [1600, 720],
      paths: [
        'M247 366C252 380 285 388 365 389C470 389 540 378 600 368C660 359 710 353 747 351',
        'M230 390C236 404 270 413 330 414C430 416 500 409 560 399C630 387 700 378 755 372',
      ],
    },
    upright: {
      size: [720, 900],
      paths: [
        'M84 432C88 445 120 453 195 455C290 454 360 446 465 431',
        'M75 448C80 462 120 470 190 470C290 470 370 460 468 443',
      ],
    },
  },
  mint: {
    wide: {
      size: [1600, 720],
      paths: [
        'M617 369C660 366 740 358 788 352',
        'M610 390C660 386 740 377 798 368',
        'M449 368C434 365 412 361 404 357',
        'M444 389C428 387 404 383 391 376',
      ],
    },
    upright: {
      size: [720, 900],
      paths: [
        'M320 441C360 438 420 433 454 428',
        'M318 457C370 453 420 446 464 440',
        'M170 441C152 440 130 436 121 432',
        'M167 457C145 455 120 449 110 445',
      ],
    },
  },
}

/** An animation of light along the lamps when the page opens; none with reduced motion. */
export const MovingLight = ({ concept }: { concept: ConceptName }) => (
  <>
    <Sweep of="wide" line={LINES[concept].wide} />
    <Sweep of="upright" line={LINES[concept].upright} />
  </>
)

const Sweep = ({ of, line: { size, paths } }: { of: 'wide' | 'upright'; line: Line }) => (
  <svg
    className={`${styles.light} ${styles[of]}`}
    data-light={of}
    viewBox={`0 0 ${size.join(' ')}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    {paths.map((path) => (
      <g key={path}>
        <path d={path} pathLength={1} className={styles.glow} />
        <path d={path} pathLength={1} />
      </g>
    ))}
  </svg>
)
