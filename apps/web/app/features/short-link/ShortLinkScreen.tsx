import { notices } from '@coffeeattack/domain/errors/notices'
import { ask } from '@coffeeattack/ui/ask'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { tokens } from '../../session/tokens.ts'
import type { LinkPreview } from './find-preview.server.ts'
import { PreviewSlip } from './PreviewSlip.tsx'
import { previewTarget, previewWords } from './preview-words.ts'

/** A personal short link, opened by whoever holds it: what was offered, and the login before anything is done (ROUTE-9). */
export function ShortLinkScreen({ preview }: { preview: LinkPreview }) {
  const navigate = useNavigate()
  const target = previewTarget(preview)
  const { title, about, button } = previewWords(preview)

  async function warnFirst(event: MouseEvent) {
    if (tokens.access()) return
    event.preventDefault()
    const { PREVIEW_ONLY: words } = notices
    const answer = await ask({
      title: words.title,
      description: words.body,
      confirm: words.button,
      cancel: words.other.button,
    })
    if (answer === 'confirm') await navigate(target)
  }

  return (
    <Page
      tone="canvas"
      header={<Header backTo={paths.home()} />}
      bottom={
        <BottomCta>
          <nav aria-label="이어서 하기">
            <Link to={target} className={buttonLook()} onClick={(event) => void warnFirst(event)}>
              {button}
            </Link>
          </nav>
        </BottomCta>
      }
    >
      <div className="px-5 pt-1">
        <h1 className="text-h1">
          {title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-1.5 text-ink-2">{about}</p>
      </div>
      <div className="px-4 pt-6 pb-8">
        <PreviewSlip preview={preview} />
        <p className="mt-5 flex items-center gap-1.5 px-1 text-label text-ink-3">
          <ShieldCheck size={17} />
          이름과 연락처는 내가 고른 회사에만 공개돼요.
        </p>
      </div>
    </Page>
  )
}
