/**
 * Whether the server answers for an address. If it does although a file of this page does not load, the page belongs to
 * a version of the site that has been replaced: no retry brings the file, another document does.
 */
export const isAnswered = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )
