/** The site cannot start; the message tells the operator what is wrong, in which file, and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
