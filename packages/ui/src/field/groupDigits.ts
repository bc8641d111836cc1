/** 6500 → 6,500. Keeps digits only. */
export function groupDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ',')
}
