import { Refusal } from '#src/office/client/api.ts'

/** Uploads a file; returns its id. Throws Refusal. */
export async function uploadPicture(file: File): Promise<string> {
  let response
  try {
    response = await fetch('/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', 'X-File-Name': encodeURIComponent(file.name) },
      body: file,
    })
  } catch {
    throw new Refusal(0, 'Снимок не дошёл: проверьте соединение и повторите')
  }
  const answer: unknown = await response.json().catch(() => null)
  const { id, message } = (answer ?? {}) as { id?: unknown; message?: unknown }
  if (!response.ok || typeof id !== 'string')
    throw new Refusal(response.status, typeof message === 'string' ? message : 'Снимок не принят. Попробуйте ещё раз')
  return id
}

export const thumbnailOf = (id: string): string => `/picture/${id}`
/** A shipped picture, by the office's own address of it (server/app.ts). */
export const siteFileOf = (src: string): string => `/site${src}`
/** The picture with an address stored in content; null for a file of the site. */
export const pictureIdOf = (src: string): string | null => /^\/assets\/media-([0-9a-f]{16})-/.exec(src)?.[1] ?? null
