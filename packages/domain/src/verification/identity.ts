import { birthFrontProblem } from './person.ts'

/** The back part of an identity number, entered only in the tax form (VAL-7, VER-9). */
export const IDENTITY_BACK = { digits: 7, message: '주민등록번호 뒷자리 7자리를 입력해 주세요.' } as const

const BACK = /^\d{7}$/
const HIDDEN = '[비공개]'

/** The input value while typing: digits, at most seven. */
export function identityBackAsTyped(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, IDENTITY_BACK.digits)
}

export function identityBackProblem(text: string): string | null {
  return BACK.test(text) ? null : IDENTITY_BACK.message
}

/** `identity` on the wire: the birth front and the back part, with or without a hyphen. */
export function identityProblem(text: string): string | null {
  const [front, back] = split(text)
  return birthFrontProblem(front) ?? identityBackProblem(back)
}

/**
 * An identity number while it is in memory for its one call (VER-10). It cannot be printed, logged, serialised or
 * copied by accident: only `reveal` gives the digits, and after `forget` nothing does.
 */
export class IdentityNumber {
  #digits: { front: string; back: string } | null

  constructor(identity: string) {
    const message = identityProblem(identity)
    // The message must not carry the value either.
    if (message) throw new RangeError(message)
    const [front, back] = split(identity)
    this.#digits = { front, back }
  }

  reveal(): { front: string; back: string } {
    if (!this.#digits) throw new Error('The identity number has been forgotten.')
    return { ...this.#digits }
  }

  forget(): void {
    this.#digits = null
  }

  toString(): string {
    return HIDDEN
  }

  toJSON(): string {
    return HIDDEN
  }

  [Symbol.toPrimitive](): string {
    return HIDDEN
  }

  /** Node's console and loggers use this symbol. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return HIDDEN
  }
}

function split(identity: string): [front: string, back: string] {
  const digits = identity.replace('-', '')
  return [digits.slice(0, 6), digits.slice(6)]
}
