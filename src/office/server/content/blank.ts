import type { ContentKind } from '#src/domain/content/kinds.ts'
import { FAQ_TOPICS } from '#src/domain/faq.ts'
import { NEWS_CATEGORIES } from '#src/domain/news.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** A new, empty item. `today`: YYYY-MM-DD. */
export function blankBody(kind: ContentKind, today: string): Body {
  if (kind === 'news')
    return {
      code: '',
      date: today,
      category: NEWS_CATEGORIES[1],
      name: '',
      preview: '',
      image: '',
      image_alt: '',
      body: [{ type: 'p', text: '' }],
      tags: [],
      models: [],
    }
  if (kind === 'promo-page')
    return {
      code: '',
      h1: '',
      lead: '',
      body: [{ type: 'p', text: '' }],
      button: null,
      title: '',
      description: '',
    }
  if (kind === 'home-slide') return BLANK_SLIDE
  if (kind === 'question') return { topic: FAQ_TOPICS[0], question: '', answer: '', sort: 1000 }
  if (kind === 'redirect') return { from: '', to: '' }
  if (kind === 'city') return { name: '', name_in: '', name_of: '', code: '', sort: 1000 }
  if (kind === 'dealer') return BLANK_DEALER
  return kind === 'credit-program' ? BLANK_PROGRAM : {}
}

const BLANK_DEALER: Body = {
  code: '',
  name: '',
  legal_name: '',
  address: '',
  metro: null,
  phone: '',
  phone_service: null,
  email: '',
  site: null,
  hours: { sales: [{ days: [1, 7], open: '09:00', close: '21:00' }], service: [] },
  certified: false,
  testDrive: false,
  services: ['sales'],
  test_models: [],
  special_hours: [],
  sort: 1000,
}

const BLANK_SLIDE: Body = {
  sort: 0,
  opens: false,
  name: '',
  title: '',
  text: '',
  button: { name: 'Узнать больше', href: '' },
  model: 'none',
  image: '',
  alt: '',
}

const BLANK_PROGRAM: Body = {
  name: '',
  bank: '',
  bank_license: '',
  active: '1',
  min_price: '1000000',
  max_price: '10000000',
  min_credit: '300000',
  max_credit: '7000000',
  min_prepay: '20',
  max_prepay: '80',
  rate: '',
  restcost: '0',
  psk_min: '',
  psk_max: '',
  terms: [{ term: '12' }, { term: '36' }, { term: '60' }],
  monthlyPayment: '',
  model_codes: null,
  requires_casco: false,
  description: '',
  legal: '',
}
