/** '010-1234-5678', '02-123-4567' @param {string} digits */
export const written = (digits) => digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** As one types: the dashes come by themselves. @param {string} text */
export function asTyped(text) {
  const digits = text.replaceAll(/\D/g, '').slice(0, 11)
  if (digits.length < 4) return digits
  if (digits.length < 8) return `${digits.slice(0, 3)}-${digits.slice(3)}`
  const middle = digits.length === 11 ? 7 : 6
  return `${digits.slice(0, 3)}-${digits.slice(3, middle)}-${digits.slice(middle)}`
}

/** @param {string} digits */
export const isPhone = (digits) => /^01\d{8,9}$/.test(digits)

/** '한*우', '김*', '남궁*수': enough to see that it is me. @param {string} name */
export function masked(name) {
  const letters = [...name]
  if (letters.length < 2) return name
  if (letters.length === 2) return `${letters[0]}*`
  return letters.map((letter, index) => (index === 0 || index === letters.length - 1 ? letter : '*')).join('')
}

export const CARRIERS = ['SKT', 'KT', 'LG U+']

/** @param {number | null} telecom */
export const carrierOf = (telecom) => (telecom === null ? '' : (CARRIERS[telecom] ?? ''))
