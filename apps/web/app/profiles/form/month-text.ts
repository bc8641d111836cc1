/** Converts a typed month, '2014.03', to the server's '2014-03' and back. */
export function monthAsTyped(raw: string): string {
  const digits = raw.replaceAll(/\D/g, '').slice(0, 6)
  return digits.length > 4 ? `${digits.slice(0, 4)}.${digits.slice(4)}` : digits
}

export function typedMonth(month: string | null): string {
  return month?.replace('-', '.') ?? ''
}

/** An incomplete month stays incomplete, so that the validation can say so. */
export function sentMonth(typed: string): string {
  return typed.replace('.', '-')
}
