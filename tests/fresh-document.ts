/** Files of tests share the document of their worker: each begins as if no other had been there. */
export function freshDocument(): void {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`
  for (const part of [document.head, document.body]) part.replaceChildren()
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
}
