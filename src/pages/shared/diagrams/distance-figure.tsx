import { words } from '#src/content/cars/explained.ts'
import { runsOf } from '#src/content/cars/runs.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'

/** The distance every engine of a model needs to reach 100 km/h, and whether the times are confirmed. */
export function DistanceFigure({ code, className }: { code: DrawnModel; className?: string | undefined }) {
  const { runs, unsure } = runsOf(code)
  return (
    <DiagramFigure
      draw={(d) => d.distanceDiagram(code, runs)}
      caption={words.distanceNote}
      unsure={unsure}
      className={className}
    />
  )
}
