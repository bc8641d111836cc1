import { paths } from '@coffeeattack/contract/pages'
import { fingerprintBars, spokenFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { VERIFY } from '@coffeeattack/domain/pacts/verify'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { drawing } from '@coffeeattack/ui/drawing'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Upload } from '@coffeeattack/ui/icons/Upload'
import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { publicPage } from '../../public-page.ts'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PanelHome, PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/VerifyPage.ts'
import { panels } from './copy.ko.ts'
import { VerifyResult } from './VerifyResult.tsx'
import verifyCss from './verify.css?inline'

const about = {
  title: '합의서 확인',
  description:
    '커피어택이 봉인한 처우 합의서가 처음 그대로인지 누구나 확인할 수 있어요. 파일은 저장하지 않아요.',
  path: paths.verify(),
}

/** Beside the column on a wide screen; its words follow what was found. */
function VerifyPanel() {
  return (
    <aside aria-label="소개" className="panel hidden lg:block">
      <PanelHome />
      {panels.map(({ on, title, text }) => (
        <div key={on} data-on={on} hidden={!on.includes('empty')} className="relative z-1 mt-14">
          <p className="text-panel">
            {title[0]}
            <br />
            {title[1]}
          </p>
          <p className="mt-4 text-lead text-on-shot-2">{text}</p>
        </div>
      ))}
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <span className="mb-2.5 grid h-21 w-16 place-items-center rounded-[8px] bg-surface text-ink inset-ring inset-ring-line-2">
      {children}
    </span>
  )
}

const pdf = <span className="text-[.8125rem] font-bold">PDF</span>
const hint = 'text-[.875rem] text-ink-3'

function Drop() {
  return (
    <>
      <div data-on="empty" className="verify-drop">
        <Page>
          <Upload size={26} strokeWidth={1.8} />
        </Page>
        <b>
          <span className="hidden lg:inline">합의서 PDF를 여기에 놓아 주세요</span>
          <span className="lg:hidden">합의서 PDF를 골라 주세요</span>
        </b>
        <p className={hint}>{VERIFY.maxMegabytes} MB까지 · PDF만</p>
      </div>
      <div data-on="over" hidden className="verify-drop border-solid border-ink bg-surface-2">
        <Page>{pdf}</Page>
        <b>여기에 놓으면 확인을 시작해요</b>
        <p className={hint}>올려 두지 않아요</p>
      </div>
      <output data-on="checking" hidden className="verify-drop border-solid border-line-2">
        <Page>{pdf}</Page>
        <b>봉인과 서명을 맞춰 보고 있어요</b>
        <span data-name className={`${hint} break-all`} />
        <span className="verify-bar" />
      </output>
      <div data-on="bad" hidden role="alert" className="verify-drop border-solid border-danger">
        <Page>{pdf}</Page>
        <b data-trouble />
        <p data-why className="text-[.875rem] font-medium break-all text-danger" />
        <p className={hint}>내려받은 PDF를 그대로 넣어 주세요</p>
      </div>
    </>
  )
}

/** A fingerprint of nobody's document, as they are drawn everywhere. */
const EXAMPLE = '26c99426b738e09a7a6e22decdd3fc6e906ad3f70b942ec69e424c45d8dd8d93'

function How() {
  return (
    <section className="mt-7">
      <h2 className="text-h3">어떻게 알 수 있나요?</h2>
      <p className="mt-1.5 text-[.9375rem] leading-[1.6] text-ink-2">
        봉인할 때 문서의 지문을 함께 넣어요. 내용이 조금만 달라져도 지문이 완전히 달라져서, 둘을 맞춰 보면
        바뀌었는지 알 수 있어요.
      </p>
      <div className="verify-print mt-3.5" {...drawing(spokenFingerprint(EXAMPLE))}>
        {fingerprintBars(EXAMPLE).map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- 32 places that never move
          <i key={index} style={{ height: `${height}%` }} />
        ))}
      </div>
    </section>
  )
}

/** Drops a file, reads whether it is as it was sealed (PACT-6). Only the island can ask; the texts read without it. */
export function VerifyPage() {
  return (
    <PublicPage path={about.path} panel={<VerifyPanel />}>
      <PageStyle name="verify" css={import.meta.env.SSR ? verifyCss : ''} />
      <div data-verify={VERIFY.maxBytes} className="px-(--gut) pt-2 pb-9">
        <div data-on="empty over checking bad">
          <h1 className="text-h1">
            합의서가 그대로인지 <br />
            확인해 드려요
          </h1>
          <p className="mt-2 text-ink-2">봉인한 뒤에 한 글자라도 바뀌었으면 알 수 있어요.</p>
          <Drop />
          <noscript>
            <p className="mt-4 font-semibold">파일을 확인하려면 브라우저의 자바스크립트를 켜 주세요.</p>
          </noscript>
        </div>
        <VerifyResult />
        <div className="needs-script sticky bottom-0 z-1 bg-page py-4 [@media(scripting:none)]:hidden">
          <input type="file" accept="application/pdf,.pdf" aria-label="합의서 PDF" data-file hidden />
          <button type="button" data-pick data-on="empty over bad" className={buttonLook()}>
            파일 고르기
          </button>
          <button type="button" data-stop data-on="checking" hidden className={buttonLook({ kind: 'weak' })}>
            그만두기
          </button>
          <button
            type="button"
            data-pick
            data-on="SAME CHANGED NOT_OURS"
            hidden
            className={buttonLook({ kind: 'weak' })}
          >
            다른 파일 확인하기
          </button>
        </div>
        <p className="flex gap-2.5 rounded-field bg-surface-2 px-4 py-3.5 text-[.875rem] leading-[1.55] text-ink-2">
          <Lock size={18} className="mt-0.5 text-ink-3" />
          <span>
            <span data-on="empty over checking bad">
              파일은 확인하는 동안에만 열어 봐요. 어디에도 저장하지 않고, 누가 확인했는지도 남기지 않아요.
            </span>
            <span data-on="SAME" hidden>
              이름과 금액은 여기에 보여 드리지 않아요. 문서를 열어 읽어 주세요. 파일은 저장하지 않았어요.
            </span>
            <span data-on="CHANGED NOT_OURS" hidden>
              파일은 저장하지 않았어요.
            </span>
          </span>
        </p>
        <div data-on="empty over checking bad">
          <How />
        </div>
      </div>
    </PublicPage>
  )
}

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }): MetaDescriptor[] =>
  publicMeta(about, originOf(matches))

export default VerifyPage
