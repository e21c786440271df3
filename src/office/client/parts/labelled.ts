/** «Телефон», and «Телефон — с +7 или 8»: what a message says after the name of its field, which stands before it already. */
export function afterLabel(label: string, text: string): string {
  const [, name = '', rest] = /^([^—]+?)\s—\s(.+)$/s.exec(text) ?? []
  const said = rest !== undefined && label.toLowerCase().startsWith(name.toLowerCase()) ? rest : text
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
