import * as z from 'zod/mini'

/** The challenge issued by the server (server/forms/proof-of-work.ts) and returned with its solution. */
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
