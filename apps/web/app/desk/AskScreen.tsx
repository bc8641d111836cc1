import { safeReturnPath } from '@coffeeattack/domain/sessions/return-path'
import { Cup } from '@coffeeattack/ui/Cup'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { useSignedIn } from '../sessions/use-signed-in.ts'
import { AskForm } from './AskForm.tsx'
import { privateMeta } from '../seo.ts'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Page } from '../layout/Page.tsx'

/** How the person will be answered. */
type AnsweredBy = 'room' | 'contact' | 'nothing'

const promises: Readonly<Record<AnsweredBy, string>> = {
  room: '담당 에이전트가 읽고 메시지로 답해 드릴게요.',
  contact: '담당 에이전트가 읽고 남겨 주신 연락처로 답해 드릴게요.',
  nothing: '소중한 의견으로 잘 읽을게요. 연락처가 없어 답은 보내 드리지 못해요.',
}

/** It arrived, and where the answer will be. The way back may lead to a page without React, so it is a plain link. */
function AskedScreen({ by, back }: { by: AnsweredBy; back: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Page
      bottom={
        <BottomCta>
          <a href={back} className={buttonLook()}>
            보던 화면으로 돌아가기
          </a>
        </BottomCta>
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
        <Cup size={168} />
        <h1 ref={title} tabIndex={-1} className="mt-7 text-h1 outline-none">
          문의를 잘 받았어요
        </h1>
        <p className="mt-2 max-w-[21rem] text-body text-balance text-ink-2">{promises[by]}</p>
      </div>
    </Page>
  )
}

/** Anyone may ask; what it is about follows from the page they came from. */
export default function AskScreen() {
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  const signedIn = useSignedIn()
  const [asked, setAsked] = useState<AnsweredBy | null>(null)
  const back = safeReturnPath(from, signedIn ? paths.my() : paths.home())
  if (asked) return <AskedScreen by={asked} back={back} />
  return (
    <AskForm
      from={from}
      back={back}
      company={query.get('company')}
      signedIn={signedIn}
      onAsked={(contact) => setAsked(signedIn ? 'room' : contact === '' ? 'nothing' : 'contact')}
    />
  )
}

export const meta = () => privateMeta('문의하기')

export const handle = {
  flowPanel: { title: ['궁금한 건', '편하게 물어보세요'], line: '담당 에이전트가 읽고 직접 답해 드려요.' },
}
