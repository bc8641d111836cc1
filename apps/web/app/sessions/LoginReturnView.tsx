import { Cup } from '@coffeeattack/ui/Cup'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Page } from '../layout/Page.tsx'

/** Between the messenger and the first page: a moment, so it says little. */
export function LoginReturnView({ busy }: { busy: boolean }) {
  return (
    <Page>
      <div className="flex flex-1 flex-col items-center justify-center gap-7 px-5 py-16">
        <Cup size={168} />
        <h1 className={busy ? 'flex items-center gap-2.5 text-h2' : 'sr-only'}>
          {busy && <Spinner size={20} className="text-ink-3" />}
          {busy ? '로그인하고 있어요' : '카카오 로그인'}
        </h1>
      </div>
    </Page>
  )
}
