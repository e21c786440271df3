/** A masked contact that its owner recognises and nobody else learns: +7 (9••) •••-••-07, a•••@example.ru. */
export function hidePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10)
  return digits.length === 10 ? `+7 (${digits[0]}••) •••-••-${digits.slice(8)}` : '•••'
}

export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}•••${email.slice(at)}` : '•••'
}
