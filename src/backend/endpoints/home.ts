import type { Endpoint } from '#src/backend/endpoint.ts'
import { home } from '#src/content/seed/home.ts'

export const getHome: Endpoint<'GET /v1/home'> = () => home
