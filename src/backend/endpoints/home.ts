import { slidesNow } from '#src/backend/content/home-slides.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'
import { modelsNow } from '#src/content/models/summary.ts'
import { home } from '#src/content/seed/home.ts'

export const getHome: Endpoint<'GET /v1/home'> = async ({ db }) => ({
  slides: await slidesNow(db),
  ...home,
  models: modelsNow(),
})
