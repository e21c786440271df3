import * as z from 'zod/mini'

/** What the server gives to be solved (server/forms/proof-of-work.ts), and gets back with its solution. */
export const challengeShape = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
})
