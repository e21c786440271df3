import type { Visitor } from '../visitor.ts'

/** State that one journey leaves for the next one. */
export type Story = {
  /** Unique per visitor of a run. */
  phone: string
  /** Path of the own page of the booking, once there is one. */
  own: string
}

export type Journey = {
  name: string
  /** Each begins with a touch right after the first paint. */
  walk: (visitor: Visitor, story: Story) => Promise<void>
}
