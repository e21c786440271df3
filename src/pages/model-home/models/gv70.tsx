import { Dimensions, Farewell, FromAbove, InPlace } from '#src/pages/model-home/blocks.tsx'
import { Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'

/** One arc: at the top of the page, and from above further down. */
export const gv70: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <ModelHero home={home} facing="right" />
      <InPlace home={home} />
      <Turning home={home} />
      <Cabin home={home} section={of('technology')} board={1} />
      <CopySection section={of('overview')} />
      <Feature section={of('performance')} picture={<Crop code={code} view="light" crop="wheel" />} reverse />
      <Trims home={home} />
      <FromAbove home={home} section={of('design')} />
      <CopySection section={of('safety')} />
      <Dimensions home={home} against="g70" />
      <Farewell home={home} />
    </>
  )
}
