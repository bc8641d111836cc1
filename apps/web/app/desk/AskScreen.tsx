import { paths } from '@coffeeattack/contract/pages'
import { companyContactProblem, CONTACT, contactProblem, topicOf } from '@coffeeattack/domain/desk/inquiries'
import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../api/client.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { useSignedIn } from '../sessions/use-signed-in.ts'

export const meta = () => privateMeta('문의하기')

export const handle = {
  flowPanel: { title: ['궁금한 건', '편하게 물어보세요'], line: '담당 에이전트가 읽고 직접 답해 드려요.' },
  drawsQuery: true,
}

type AskFormProps = {
  from: string
  back: string
  /** The company to reconnect with. */
  company: string | null
  /** Asked for a company that would like to join: it is answered at the contact, whoever is signed in. */
  isOfCompany: boolean
  signedIn: boolean
  /** The contact that was left, if any. */
  onAsked: (contact: string) => void
}

function AskForm({ from, back, company, isOfCompany, signedIn, onAsked }: AskFormProps) {
  const id = useId()
  const form = useForm({
    first: { message: company ? `${withJosa(company, '와/과')} 다시 연결하고 싶어요.` : '', contact: '' },
    rules: {
      contact: (typed) => (isOfCompany ? companyContactProblem(typed) : contactProblem(typed.trim())),
    },
    // Keeps the idempotency key while the text stays the same, so a resent inquiry is not duplicated.
    send: ({ message, contact }, idempotencyKey) =>
      api('POST /users/ask', {
        body: {
          from,
          message,
          ...(contact.trim() && { contact: contact.trim() }),
          ...(isOfCompany && { isOfCompany }),
        },
        idempotencyKey,
      }),
    onDone: (_, { contact }) => onAsked(contact.trim()),
  })
  const isEmpty = form.values.message.trim() === ''
  return (
    <Page
      backTo={back}
      cta={
        <Button type="submit" form={id} disabled={isEmpty} busy={form.busy && '보내는 중'}>
          {isEmpty ? '궁금한 점을 적어 주세요' : '문의 보내기'}
        </Button>
      }
    >
      <form {...form.props} id={id} className="px-5 pt-2 pb-8">
        <h1 className="text-h1">{isOfCompany ? '도입이 궁금하세요?' : '무엇이 궁금하세요?'}</h1>
        <p className="mt-3 flex items-center gap-2 text-body-s text-ink-3">
          <Tag>{isOfCompany ? '회사 문의' : topicOf(from)}</Tag>
          {isOfCompany ? '회사와 담당자를 함께 적어 주세요' : '관련 문의로 남겨요'}
        </p>
        <TextArea
          className="mt-6"
          label="문의 내용"
          placeholder="어떤 상황인지 함께 적어 주시면 더 정확히 답해 드릴 수 있어요"
          limit={TEXT_AREA.limit}
          atLimit={limitMessage(TEXT_AREA.limit)}
          {...form.field('message')}
        />
        {signedIn && !isOfCompany ? (
          <p className="mt-5 flex items-start gap-2.5 rounded-option bg-surface-2 px-4 py-3.5 text-body-s text-ink-2">
            <Message size={20} className="mt-px shrink-0" />
            <span>
              <b className="block font-semibold text-ink">답은 메시지로 보내 드려요</b>
              연락처를 따로 적지 않아도 돼요.
            </span>
          </p>
        ) : (
          <TextField
            className="mt-5"
            label="답을 받을 연락처"
            {...(!isOfCompany && { hint: '선택', helper: '적지 않으면 답을 보내 드릴 수 없어요.' })}
            placeholder="휴대전화 번호 또는 이메일"
            maxLength={CONTACT.limit}
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('contact')}
          />
        )}
      </form>
    </Page>
  )
}

/** How the person will be answered. */
type AnsweredBy = 'room' | 'contact' | 'nothing'

const promises: Readonly<Record<AnsweredBy, string>> = {
  room: '담당 에이전트가 읽고 메시지로 답해 드릴게요.',
  contact: '담당 에이전트가 읽고 남겨 주신 연락처로 답해 드릴게요.',
  nothing: '소중한 의견으로 잘 읽을게요. 연락처가 없어 답은 보내 드리지 못해요.',
}

/** The confirmation. The return path may lead to a page without React, so it is a plain link. */
function AskedScreen({ by, back }: { by: AnsweredBy; back: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Page
      cta={
        <a href={back} className={buttonLook()}>
          보던 화면으로 돌아가기
        </a>
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

/** Open to everybody; the subject follows from the page they came from. */
export default function AskScreen() {
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  const isOfCompany = query.get('as') === 'company'
  const signedIn = useSignedIn()
  const [asked, setAsked] = useState<AnsweredBy | null>(null)
  const back = safeReturnPath(from, signedIn ? paths.my() : paths.home())
  function answeredBy(contact: string): AnsweredBy {
    if (signedIn && !isOfCompany) return 'room'
    return contact === '' ? 'nothing' : 'contact'
  }
  if (asked) return <AskedScreen by={asked} back={back} />
  return (
    <AskForm
      from={from}
      back={back}
      company={query.get('company')}
      isOfCompany={isOfCompany}
      signedIn={signedIn}
      onAsked={(contact) => setAsked(answeredBy(contact))}
    />
  )
}
