import { folderHashes } from '#src/content/pictures/folder-hashes.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'

const FOLDERS = '/images/'
/** `/images/cars/g70.svg`, or `/images/cars-0f3a91bc/g70.svg` of any build. */
const ADDRESS = /^\/images\/([a-z]+)(?:-([\da-f]{8}))?(?=\/)/

/**
 * The address under which browsers cache a picture of /images for a year; other addresses, and hashed ones, are
 * unchanged.
 */
export function hashed(src: string, hashes = folderHashes): string {
  if (!src.startsWith(FOLDERS)) return src
  const end = src.indexOf('/', FOLDERS.length)
  const hash = ownValue(hashes, src.slice(FOLDERS.length, end))
  return hash ? `${src.slice(0, end)}-${hash}${src.slice(end)}` : src
}

/** The plain name of the file, and whether the hash is current; null for an address without a hash. */
export function fileOf(address: string, hashes = folderHashes): { path: string; isCurrent: boolean } | null {
  const [start = '', folder = '', hash] = ADDRESS.exec(address) ?? []
  if (!hash) return null
  return { path: `/images/${folder}${address.slice(start.length)}`, isCurrent: ownValue(hashes, folder) === hash }
}
