/** Recovery codes for a lost second factor (SAFE-3). */
export const RECOVERY_CODES = { count: 10, letters: 12 } as const

/** 32 unambiguous characters: no I, L, O or U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inGroups = (letters: string) => letters.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Five bits of each random byte, sixty in total. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, RECOVERY_CODES.letters), (byte) => SIGNS[byte % SIGNS.length])
  return inGroups(letters.join(''))
}

/** The normalised code, however it was typed. */
export const typedRecoveryCode = (text: string): string =>
  inGroups(
    text
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  )
