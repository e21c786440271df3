import type { Generated } from 'kysely'
import type { ContentKind } from '#src/domain/content/kinds.ts'

export type VersionState = 'draft' | 'waiting' | 'published' | 'dropped'

/** Tables of the content that the office changes. Times are ISO texts in UTC. */
export type ManagedTables = {
  /** The content of the code that started last. */
  content_shipped: { kind: ContentKind; key: string; body: string; hash: string; from_at: string | null }
  content_version: ContentVersionTable
  /** The content in effect, of kinds without a table of their own. */
  content_document: { kind: ContentKind; key: string; document: string }
  legal_edition: LegalEditionTable
  /** Secret preview links; the link has the token, the table its hash. */
  content_preview: {
    token_hash: string
    /** Null: only published content. */
    version_id: string | null
    moment: string
    user_id: string
    expires_at: string
  }
}

/** Editions of legal texts that are or were in force (content/legal-editions.ts). */
export type LegalEditionTable = {
  key: string
  edition: string
  /** JSON: complete except for the dealer's name. */
  document: string
  /** When it took effect. */
  since: string
  is_current: number
}

/** Where the bytes are: in this database, or in the object store of PICTURES_S3_URL. */
export type PictureStorage = 'database' | 'store'

/** Pictures uploaded in the office. */
export type PictureTables = {
  picture: {
    /** Hash of the content. */
    id: string
    name: string
    width: number
    height: number
    bytes: number
    alt: string
    rights_owner: string
    /** YYYY-MM-DD; null: no end. */
    rights_until: string | null
    /** JPEG, rotated upright, without metadata; empty where a store has it. */
    original: Uint8Array
    kept_in: Generated<PictureStorage>
    thumbnail: Uint8Array
    created_at: string
    created_by: string
  }
  picture_file: {
    name: string
    picture_id: string
    /** Empty where a store has it. */
    content: Uint8Array
    kept_in: Generated<PictureStorage>
  }
}

export type ContentVersionTable = {
  id: string
  kind: ContentKind
  key: string
  /** JSON in the shape of its kind; null hides the item. */
  body: string | null
  state: VersionState
  /** Incremented by each save, so that two editors do not overwrite one another. */
  revision: number
  /** Start and end of validity, once published. */
  from_at: string | null
  until_at: string | null
  /** Hash of the shipped body it was based on; null where there was none. */
  base_hash: string | null
  author_id: string
  created_at: string
  updated_at: string
  published_at: string | null
  published_by: string | null
}
