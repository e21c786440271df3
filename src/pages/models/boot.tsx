import { cx } from '#src/components/class-names.ts'
import { Unsure } from '#src/components/unsure.tsx'
import { facts } from '#src/content/models/facts.ts'
import type { Section } from '#src/content/copy.ts'
import type { ModelRecord } from '#src/domain/model.ts'
import { Tool } from '#src/pages/models/tool.tsx'
import styles from '#src/pages/models/boot.module.css'

const BOX = 10
const PITCH = 12
/** As many boxes as fit on a phone. */
const ON_PHONE = 24

/** Boot volumes as rows of boxes of ten litres, the largest first and in bronze. */
export function Boots({ models, section }: { models: readonly ModelRecord[]; section: Section }) {
  const list = models
    .map(({ code, name }) => ({ code, name, litres: facts[code].boot, boxes: Math.floor(facts[code].boot / BOX) }))
    .sort((one, other) => other.litres - one.litres)
  const most = list[0]
  return (
    <Tool section={section}>
      <ul>
        {list.map(({ code, name, litres, boxes }, index) => (
          <li key={code} className={styles.row}>
            <p>
              <b>{name}</b>{' '}
              <span className="num">
                {litres}&nbsp;л
                <Unsure />
              </span>
            </p>
            <Boxes count={boxes} perRow={most?.boxes ?? 1} className={cx(styles.inLine, index === 0 && styles.most)} />
            <Boxes count={boxes} perRow={ON_PHONE} className={cx(styles.stacked, index === 0 && styles.most)} />
          </li>
        ))}
      </ul>
    </Tool>
  )
}

type BoxesProps = { count: number; perRow: number; className: string | undefined }

function Boxes({ count, perRow, className }: BoxesProps) {
  const rows = Math.ceil(count / perRow)
  const at = (box: number) => `M${(box % perRow) * PITCH} ${Math.floor(box / perRow) * PITCH}h9v9h-9z`
  return (
    <svg viewBox={`0 0 ${perRow * PITCH} ${rows * PITCH - (PITCH - BOX)}`} aria-hidden="true" className={className}>
      <path d={Array.from({ length: count }, (_, box) => at(box)).join('')} />
    </svg>
  )
}
