import type { TokenStore } from '@coffeeattack/contract/client/refresh'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Names = { accessToken: string; refreshToken: string }

/** A login in the browser's storage, under these names. The storage is looked up at each use: a server has none. */
export function tokensIn(storage: () => Kept, names: Names): TokenStore {
  return {
    access: () => storage().getItem(names.accessToken),
    refresh: () => storage().getItem(names.refreshToken),
    save({ accessToken, refreshToken }) {
      storage().setItem(names.accessToken, accessToken)
      storage().setItem(names.refreshToken, refreshToken)
    },
    clear() {
      storage().removeItem(names.accessToken)
      storage().removeItem(names.refreshToken)
    },
  }
}
