/** Pictures of the guides for people of the office, by the guide that shows them. */
export const GUIDES = {
  editor: [
    'editor-list',
    'editor-news',
    'editor-picture',
    'editor-block',
    'editor-plan',
    'editor-preview',
    'editor-price',
    'editor-approve',
    'editor-prices',
    'editor-slide',
    'editor-question',
    'editor-city',
    'editor-dealers',
    'editor-holiday',
    'editor-promo',
    'editor-replace',
    'editor-legal',
    'editor-history',
    'editor-reports',
  ],
  dealer: [
    'dealer-password',
    'dealer-code',
    'dealer-list',
    'dealer-request',
    'dealer-reached',
    'dealer-move',
    'dealer-reminder',
    'dealer-hours',
    'dealer-phone',
  ],
} as const

export const GUIDE_FOLDER = 'docs/guide/'
export const GUIDE_PICTURES = `${GUIDE_FOLDER}pictures/`
/** Of one, and of all of them. */
export const GUIDE_PICTURE_BYTES = 60 * 1024
export const GUIDE_BYTES = 1024 * 1024
