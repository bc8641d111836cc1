import { HOME, safeReturnPath } from './return-path.ts'

/** After login a certified person goes home, or back to where the login was asked for; others go on to verify (AUTH-2). */
export function afterLogin({ certified, from }: { certified: boolean; from?: string | null }): string {
  return certified ? safeReturnPath(from, HOME) : '/submit'
}

/** What a browser can hold about a person. */
export type Store = 'queries' | 'localStorage' | 'sessionStorage'

export type Exit = { readonly clears: readonly Store[]; readonly endsSession: boolean; readonly to: string }

/** Every way out: what is cleared, whether the server is told, and where the person lands (AUTH-6 to AUTH-9). */
export const exits = {
  logout: { clears: ['queries', 'localStorage'], endsSession: true, to: '/' },
  /** The server ended every login with the account, so the tokens left in local storage are empty words; they go too. */
  accountDeleted: { clears: ['queries', 'sessionStorage', 'localStorage'], endsSession: false, to: '/' },
  loginExpired: { clears: ['queries', 'localStorage'], endsSession: false, to: '/' },
  partnerLoginExpired: { clears: ['queries', 'sessionStorage'], endsSession: false, to: '/partners/login' },
  flowLeft: { clears: ['localStorage'], endsSession: false, to: '/' },
} as const satisfies Record<string, Exit>
