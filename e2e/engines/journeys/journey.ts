import type { Visitor } from '../visitor.ts'

/** What one visitor of a story leaves for the next one. */
export type Story = {
  /** No two visitors of a run have the same. */
  phone: string
  /** Path of the own page of the booking, once there is one. */
  own: string
}

export type Journey = {
  name: string
  /** Each begins with a touch right after the first paint. */
  walk: (visitor: Visitor, story: Story) => Promise<void>
}
