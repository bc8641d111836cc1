const PERIOD_SECONDS = 30
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} */
function fromBase32(text) {
  const bits = Array.from(text, (letter) => {
    const value = ALPHABET.indexOf(letter)
    return value < 0 ? null : value.toString(2).padStart(5, '0')
  })
  if (bits.length === 0 || bits.includes(null)) return null
  const octets = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2))
}

/**
 * The six digits at a time (RFC 6238), or null when the secret is invalid.
 * @param {string} secret
 * @param {number} now
 */
export async function codeAt(secret, now) {
  const bytes = fromBase32(secret)
  if (!bytes) return null
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(now / 1000 / PERIOD_SECONDS)))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const number = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** @param {number} now */
export const secondsLeft = (now) => PERIOD_SECONDS - (Math.floor(now / 1000) % PERIOD_SECONDS)
