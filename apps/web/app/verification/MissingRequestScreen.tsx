import { paths } from '@coffeeattack/contract/pages'
import { notices } from '@coffeeattack/domain/errors/notices'
import { Cup } from '@coffeeattack/ui/Cup'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Page } from '../layout/Page.tsx'

/** The waiting page without a request (VER-7). */
export function MissingRequestScreen() {
  const { title, body, button } = notices.MISSING_CFID
  const goHome = () => window.location.replace(paths.home())
  return (
    <Page>
      <div className="flex flex-1 flex-col items-center justify-center px-5 py-16">
        <h1 className="sr-only">인증 확인</h1>
        <Cup size={168} />
      </div>
      <Dialog
        alert
        open
        onOpenChange={goHome}
        title={title}
        description={body}
        confirm={{ label: button, onPress: goHome }}
      />
    </Page>
  )
}
