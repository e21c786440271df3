/** The site cannot start; the message is for its operator: what is wrong, which file, the way out. */
export class StartError extends Error {
  override name = 'StartError'
}
