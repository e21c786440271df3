import type { Endpoint } from '#src/backend/endpoint.ts'
import { getBuild, postBuild } from '#src/backend/endpoints/build.ts'
import { getComplectations } from '#src/backend/endpoints/complectation.ts'
import { getConfigurator } from '#src/backend/endpoints/configurator.ts'
import { getCreditPrograms } from '#src/backend/endpoints/credit.ts'
import { getCities, getDealers } from '#src/backend/endpoints/dealer.ts'
import { getFeatures, getSpecifications } from '#src/backend/endpoints/feature.ts'
import { getFaq } from '#src/backend/endpoints/faq.ts'
import { getHome } from '#src/backend/endpoints/home.ts'
import { getLegal } from '#src/backend/endpoints/legal.ts'
import { getMeta } from '#src/backend/endpoints/meta.ts'
import { getModels } from '#src/backend/endpoints/model.ts'
import { getNews } from '#src/backend/endpoints/news.ts'
import { getPromoPage } from '#src/backend/endpoints/promo-page.ts'
import { getPriceChanges } from '#src/backend/endpoints/price-changes.ts'
import { getNearestSlots } from '#src/backend/endpoints/nearest-slots.ts'
import { getOptions } from '#src/backend/endpoints/options.ts'
import {
  getFormToken,
  getVisitorRequest,
  postVisitorRequest,
  postRequest,
  postSchedule,
} from '#src/backend/endpoints/request.ts'
import { getSchedule } from '#src/backend/endpoints/schedule.ts'
import { getSearch, getSuggestions } from '#src/backend/endpoints/search.ts'
import type { Call } from '#src/domain/api.ts'

/** Every call of the contract with its implementation. */
export const endpoints: { [C in Call]: Endpoint<C> } = {
  'GET /v1/options': getOptions,
  'GET /v1/home': getHome,
  'GET /v1/faq': getFaq,
  'GET /v1/news': getNews,
  'GET /v1/promo-page': getPromoPage,
  'GET /v1/legal': getLegal,
  'GET /v1/search': getSearch,
  'GET /v1/suggest': getSuggestions,
  'GET /v1/complectation': getComplectations,
  'GET /v1/price-changes': getPriceChanges,
  'GET /v1/dealer': getDealers,
  'GET /v1/city': getCities,
  'GET /v1/model': getModels,
  'GET /v1/credit-program': getCreditPrograms,
  'GET /v1/feature/{id}': getFeatures,
  'GET /v1/specification/{id}': getSpecifications,
  'GET /v1/meta': getMeta,
  'GET /v1/build/{id}': getBuild,
  'POST /v1/build': postBuild,
  'GET /configurator/json-data': getConfigurator,
  'GET /schedule': getSchedule,
  'POST /schedule': postSchedule,
  'POST /v1/request': postRequest,
  'GET /v1/nearest-slots': getNearestSlots,
  'GET /v1/request/{id}': getVisitorRequest,
  'POST /v1/request/{id}': postVisitorRequest,
  'GET /v1/form-token': getFormToken,
}

/**
 * How long the response of a reading call may be cached: `content`, made of content only, serves every page for a
 * minute; `revalidated`, depending on the time, the visitor or free text, has an ETag; `never` is for data of one
 * visitor or data that change with every booking.
 */
export const cachePolicies: { readonly [C in Extract<Call, `GET ${string}`>]: 'content' | 'revalidated' | 'never' } = {
  'GET /v1/options': 'content',
  'GET /v1/home': 'content',
  'GET /v1/faq': 'content',
  'GET /v1/news': 'content',
  'GET /v1/promo-page': 'content',
  'GET /v1/legal': 'content',
  'GET /v1/search': 'revalidated',
  'GET /v1/suggest': 'revalidated',
  'GET /v1/complectation': 'content',
  'GET /v1/price-changes': 'content',
  'GET /v1/dealer': 'content',
  'GET /v1/city': 'content',
  'GET /v1/model': 'content',
  'GET /v1/credit-program': 'content',
  'GET /v1/feature/{id}': 'content',
  'GET /v1/specification/{id}': 'content',
  'GET /v1/meta': 'content',
  'GET /v1/build/{id}': 'revalidated',
  'GET /configurator/json-data': 'content',
  'GET /schedule': 'never',
  'GET /v1/nearest-slots': 'never',
  'GET /v1/request/{id}': 'never',
  'GET /v1/form-token': 'never',
}
