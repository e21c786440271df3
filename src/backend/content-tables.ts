import type { Generated } from 'kysely'
import type { ContentKind } from '#src/domain/content/kinds.ts'

export type VersionState = 'draft' | 'waiting' | 'published' | 'dropped'

/** Tables of content that the office changes. Moments are ISO texts in UTC. */
export type ManagedTables = {
  /** What came with the code that started last. */
  content_shipped: { kind: ContentKind; key: string; body: string; hash: string; from_at: string | null }
  content_version: ContentVersionTable
  /** What holds now of the kinds without a table of their own. */
  content_document: { kind: ContentKind; key: string; document: string }
  legal_edition: LegalEditionTable
  /** Secret links to the site as it will be; the link holds the token. */
  content_preview: {
    token_hash: string
    /** Null: what is published alone. */
    version_id: string | null
    moment: string
    user_id: string
    expires_at: string
  }
}

/** Editions of legal texts that hold or have held (content/legal-editions.ts). */
export type LegalEditionTable = {
  key: string
  edition: string
  /** JSON: everything filled in but the dealer's name. */
  document: string
  /** From when it holds. */
  since: string
  is_current: number
}

/** Who has the bytes: this database, or the object store of PICTURES_S3_URL. */
export type PictureKeeper = 'database' | 'store'

/** Pictures uploaded in the office. */
export type PictureTables = {
  picture: {
    /** Of the content. */
    id: string
    name: string
    width: number
    height: number
    bytes: number
    alt: string
    rights_owner: string
    /** YYYY-MM-DD; null: without an end. */
    rights_until: string | null
    /** JPEG, upright, without what the camera wrote; empty where a store has it. */
    original: Uint8Array
    kept_in: Generated<PictureKeeper>
    thumbnail: Uint8Array
    created_at: string
    created_by: string
  }
  picture_file: {
    name: string
    picture_id: string
    /** Empty where a store has it. */
    content: Uint8Array
    kept_in: Generated<PictureKeeper>
  }
}

export type ContentVersionTable = {
  id: string
  kind: ContentKind
  key: string
  /** JSON in the shape of its kind; null hides the item. */
  body: string | null
  state: VersionState
  /** Raised by each save, so that two editors do not overwrite one another. */
  revision: number
  /** From when to when it holds, once published. */
  from_at: string | null
  until_at: string | null
  /** Of the shipped body it was made beside; null where there was none. */
  base_hash: string | null
  author_id: string
  created_at: string
  updated_at: string
  published_at: string | null
  published_by: string | null
}
