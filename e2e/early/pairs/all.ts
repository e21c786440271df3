import type { Pair } from '../pair.ts'
import { configurator } from './configurator.ts'
import { forms } from './forms.ts'
import { createdPages } from './created-pages.ts'
import { tools } from './tools.ts'
import { ways } from './ways.ts'

/** Every pair of control and page with early input: at most 150. */
export const pairs: readonly Pair[] = [...configurator, ...forms, ...tools, ...ways, ...createdPages]
