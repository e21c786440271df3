import { LazyImage } from '#src/components/lazy-image.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import { stillSources, type StillRegister, type StillView } from '#src/pages/parts/stills.ts'
import styles from '#src/pages/parts/pictures.module.css'

type StillProps = { code: ModelCode; view: StillView; register: StillRegister; eager?: boolean; decorative?: boolean }

/** A three-quarter picture over the whole width of its box. */
export function Still({ code, view, register, eager = false, decorative = false }: StillProps) {
  const still = stillSources(code, view, register)
  return still && <LazyImage {...still} {...(decorative && { alt: '' })} eager={eager} className={styles.still} />
}
