import { Cup } from '@coffeeattack/ui/Cup'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Page } from '../../../layout/Page.tsx'

/** Between the messenger and the first page: a moment, so it says little. */
export function LoginReturnWait() {
  return (
    <Page>
      <div className="flex flex-1 flex-col items-center justify-center gap-7 px-5 py-16 text-center">
        <Cup size={168} />
        <h1 className="flex items-center gap-2.5 text-h2">
          <Spinner size={20} className="text-ink-3" />
          로그인하고 있어요
        </h1>
      </div>
    </Page>
  )
}
