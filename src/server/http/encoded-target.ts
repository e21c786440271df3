/** Origin form only: no other host, not by a second slash either, nor by a backslash, which browsers read as a slash. */
const READ = /^(?:GET|HEAD) (\/(?![/\\]).*) HTTP\/1\.[01]\r?\n/
/** What a request target must not contain as it is. */
const NOT_PLAIN = /[^\x21-\x7e]/gu

/**
 * The percent-encoded address of a read whose target contains letters or spaces as they are («/search.html?q=дилеры»
 * in a link made by an old mail program), which Node's parser rejects. `packet` is what the connection has received;
 * null where it does not begin with such a request.
 */
export function encodedTarget(packet: Uint8Array): string | null {
  const [, target] = READ.exec(decode(packet)) ?? []
  const encoded = target?.replace(NOT_PLAIN, encodeURIComponent)
  return encoded === undefined || encoded === target ? null : encoded
}

/** Programs that do not encode use either UTF-8 or the code page of Russian Windows. */
function decode(packet: Uint8Array): string {
  const end = packet.indexOf('\n'.charCodeAt(0)) + 1
  const line = packet.subarray(0, end)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line)
  } catch {
    return new TextDecoder('windows-1251').decode(line)
  }
}
