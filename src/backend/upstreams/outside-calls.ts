import * as z from 'zod/mini'
import type { Call } from '#src/domain/api.ts'
import { complectationShape, featureAnswerShape, specificationAnswerShape } from '#src/domain/shapes/complectation.ts'
import { confDataShape } from '#src/domain/shapes/configurator.ts'
import { creditProgramWireShape } from '#src/domain/shapes/credit.ts'
import { cityShape, dealerShape } from '#src/domain/shapes/dealer.ts'
import { homeDataShape } from '#src/domain/shapes/home.ts'
import { metaTagsShape } from '#src/domain/shapes/meta.ts'
import { modelRecordShape } from '#src/domain/shapes/model.ts'
import { newsDetailShape, newsListShape } from '#src/domain/shapes/news.ts'
import { optionsShape } from '#src/domain/shapes/options.ts'
import { scheduleMapShape } from '#src/domain/shapes/schedule.ts'
import { searchListShape, suggestionShape } from '#src/domain/shapes/search.ts'

/**
 * A call to an outside service: the shape of its `data`, and the parameters that are forwarded. All others are dropped.
 */
export type OutsideCall = {
  shape: z.ZodMiniType
  query: readonly string[]
  /** The body is the data, without an envelope. */
  isBare?: true
  /** Changes with every booking: neither cached nor shared. */
  isNeverCached?: true
}

const NEWS = ['page', 'pageSize', 'category', 'code', 'id']

/**
 * Calls that go to an outside service where one is configured. Others concern this site's own database (requests,
 * builds, the XSRF pair) and stay here.
 */
const outsideCalls: Partial<Record<Call, OutsideCall>> = {
  'GET /v1/options': { shape: optionsShape, query: [] },
  'GET /v1/home': { shape: homeDataShape, query: [] },
  'GET /v1/news': { shape: newsListShape, query: NEWS },
  'GET /v1/search': { shape: searchListShape, query: ['q', 'page', 'pageSize', 'type'] },
  'GET /v1/suggest': { shape: z.array(suggestionShape), query: ['q'] },
  'GET /v1/complectation': { shape: z.array(complectationShape), query: ['withG90l', 'modelCode'] },
  'GET /v1/dealer': { shape: z.array(dealerShape), query: ['city_id', 'certified', 'testDrive'] },
  'GET /v1/city': { shape: z.array(cityShape), query: ['certified', 'testDrive'] },
  'GET /v1/model': { shape: z.array(modelRecordShape), query: [] },
  'GET /v1/credit-program': { shape: z.array(creditProgramWireShape), query: [] },
  'GET /v1/feature/{id}': { shape: featureAnswerShape, query: [] },
  'GET /v1/specification/{id}': { shape: specificationAnswerShape, query: [] },
  'GET /v1/meta': { shape: metaTagsShape, query: ['route'] },
  'GET /configurator/json-data': { shape: confDataShape, query: [], isBare: true },
  'GET /schedule': { shape: scheduleMapShape, query: ['method', 'dealer_id', 'model'], isNeverCached: true },
}

/** One address for a list and a single item (specification 7.2). */
const newsDetail: OutsideCall = { shape: z.nullable(newsDetailShape), query: NEWS }

export const outsideCall = (call: Call, query: URLSearchParams): OutsideCall | undefined =>
  call === 'GET /v1/news' && (query.has('code') || query.has('id')) ? newsDetail : outsideCalls[call]
