import { modificationsOf } from '#src/content/cars/modifications.ts'
import { driveName } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** 0–100 km/h of every engine and drive of a model, quickest first; two engines of one name are told apart by power. */
export function runsOf(code: ModelCode): { runs: { name: string; seconds: number }[]; unsure: boolean } {
  const list = modificationsOf(code)
  const runs = list.flatMap(({ engine, power_hp, drive, accel_0_100 }) => {
    if (!accel_0_100) return []
    const twin = list.some((item) => item.engine === engine && item.power_hp !== power_hp)
    const power = twin ? `, ${power_hp}${NBSP}л.${NBSP}с.` : ''
    return [{ name: `${engine}${power}, ${driveName[drive]} привод`, seconds: accel_0_100 }]
  })
  return {
    runs: runs.toSorted((a, b) => a.seconds - b.seconds),
    unsure: list.some((item) => item.unsure?.includes('accel_0_100')),
  }
}
