import type { Point } from '#src/drawing/kit/curve.ts'

/** A line as its start and the corners of its cubics, millimetres. */
export type Stroke = { from: Point; cubics: readonly (readonly [Point, Point, Point])[] }

/** A concept on wheels: an own outline, the same light as the line-up. */
export type ConceptShape = {
  label: string
  length: number
  axles: readonly [front: number, rear: number]
  tyre: number
  rim: number
  arch: number
  /** Straight and many, or few and curved. */
  spokes: number
  top: Stroke
  tail: Stroke['cubics']
  nose: readonly [Point, Point, Point]
  sillFront: Point
  glass: Stroke
  shoulder: Stroke
  waist: Stroke
  headLamps: readonly Stroke[]
  tailLamps: readonly Stroke[]
  doors: readonly Stroke[]
}

const stroke = (from: Point, ...cubics: Stroke['cubics']): Stroke => ({ from, cubics })

// oxfmt-ignore
const x: ConceptShape = {
  label: 'X, спортивное купе, концепт, вид сбоку',
  length: 4780, axles: [860, 3800], tyre: 362, rim: 296, arch: 392, spokes: 24,
  top: stroke([60, 560], [[66, 640], [110, 690], [220, 712]], [[640, 800], [1180, 852], [1700, 884]], [[1960, 1000], [2300, 1212], [2760, 1262]], [[3220, 1302], [3760, 1150], [4240, 962]], [[4380, 908], [4500, 888], [4668, 902]]),
  tail: [[[4720, 820], [4772, 700], [4766, 560]], [[4762, 440], [4720, 350], [4640, 300]]],
  nose: [[46, 470], [60, 380], [130, 300]],
  sillFront: [250, 190],
  glass: stroke([1890, 918], [[2110, 1040], [2390, 1192], [2770, 1212]], [[3160, 1236], [3540, 1124], [3900, 982]], [[3930, 962], [3920, 948], [3880, 946]], [[3240, 930], [2500, 920], [1890, 918]]),
  shoulder: stroke([190, 668], [[760, 782], [1500, 812], [2300, 786]], [[3100, 760], [3900, 800], [4660, 826]]),
  waist: stroke([1330, 300], [[2000, 360], [2900, 350], [3360, 420]]),
  headLamps: [stroke([150, 650], [[290, 668], [420, 676], [560, 682]]), stroke([120, 604], [[270, 622], [420, 630], [560, 636]])],
  tailLamps: [stroke([4420, 820], [[4540, 824], [4650, 822], [4740, 808]]), stroke([4440, 774], [[4560, 778], [4660, 774], [4756, 758]])],
  doors: [stroke([1830, 880], [[1760, 700], [1740, 480], [1800, 262]]), stroke([3120, 924], [[3190, 760], [3160, 540], [2960, 270]])],
}

// oxfmt-ignore
const mint: ConceptShape = {
  label: 'Mint, городской электромобиль, концепт, вид сбоку',
  length: 3180, axles: [520, 2680], tyre: 322, rim: 262, arch: 348, spokes: 4,
  top: stroke([70, 640], [[78, 730], [110, 790], [190, 826]], [[330, 884], [440, 914], [560, 958]], [[760, 1210], [960, 1420], [1330, 1466]], [[1760, 1506], [2220, 1492], [2480, 1410]], [[2700, 1336], [2860, 1130], [2980, 930]]),
  tail: [[[3060, 880], [3150, 780], [3156, 640]], [[3160, 500], [3120, 380], [3050, 320]]],
  nose: [[50, 560], [50, 420], [120, 320]],
  sillFront: [200, 236],
  glass: stroke([690, 962], [[860, 1176], [1050, 1366], [1370, 1402]], [[1760, 1436], [2160, 1424], [2400, 1352]], [[2590, 1288], [2700, 1120], [2790, 984]], [[2800, 966], [2790, 956], [2760, 956]], [[2100, 950], [1300, 952], [690, 962]]),
  shoulder: stroke([150, 770], [[800, 872], [1500, 884], [2100, 866]], [[2500, 854], [2800, 850], [3100, 800]]),
  waist: stroke([900, 330], [[1300, 366], [1900, 360], [2280, 376]]),
  headLamps: [stroke([120, 742], [[180, 760], [260, 772], [340, 780]]), stroke([98, 694], [[170, 712], [260, 724], [340, 732]])],
  tailLamps: [stroke([2960, 770], [[3020, 768], [3080, 760], [3130, 744]]), stroke([2970, 722], [[3030, 720], [3090, 712], [3140, 696]])],
  doors: [stroke([930, 955], [[900, 800], [900, 560], [960, 250]]), stroke([1960, 956], [[1990, 760], [1960, 520], [1900, 280]])],
}

export const conceptShapes = { x, mint } as const

/** Not shown yet: cloth over a long body, only its ridge is lit. */
// oxfmt-ignore
export const cover = {
  label: 'Следующий концепт под тканью, вид сбоку',
  length: 5200,
  ridge: stroke([-20, 30], [[40, 330], [60, 560], [230, 690]], [[700, 860], [1240, 880], [1660, 960]], [[2000, 1130], [2320, 1330], [2840, 1350]], [[3480, 1362], [3960, 1190], [4380, 1040]], [[4640, 980], [4900, 960], [5040, 880]], [[5180, 700], [5200, 360], [5260, 30]]),
} as const
