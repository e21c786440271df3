import type { EngineRow } from '#src/content/models/define-details.ts'
import { details } from '#src/content/models/details.ts'
import { driveName } from '#src/domain/format.ts'
import { perModel, type ModelCode } from '#src/domain/model.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'

function toModification({ id, engine, drive, pace: [accel, maxSpeed, consumption], unsure }: EngineRow): Modification {
  const { revolutions: _, ...rated } = engine
  return {
    id,
    name: typograf(`${engine.engine}, ${engine.power_hp} л. с., ${driveName[drive]} привод`),
    ...rated,
    drive,
    gearbox: '8-ступенчатый автомат',
    accel_0_100: accel,
    max_speed: maxSpeed,
    consumption,
    co2: null,
    unsure: [...unsure],
  }
}

const byModel = perModel((_, code) => details[code].engines.map(toModification))

/** The engines of a model, weakest first. */
export const modificationsOf = (code: ModelCode): Modification[] => byModel[code]
