import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Check } from '@coffeeattack/ui/icons/Check'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import type { ReactNode } from 'react'

/** The four steps with their pictures. */
export function StepGrid() {
  return (
    <ol className="grid grid-cols-2 gap-x-3.5 gap-y-7">
      {steps.map(({ text, Picture }, index) => (
        <li key={text}>
          <div
            aria-hidden="true"
            className="grid h-33 place-items-center overflow-hidden rounded-option bg-surface-2 p-3.5 *:w-full max-narrow:p-2.5 max-narrow:*:[zoom:.84]"
          >
            <Picture />
          </div>
          <p className="mt-3 flex gap-2 text-body-s/normal font-medium text-ink-2">
            <span className="tnum mt-[1.5px] grid size-5 shrink-0 place-items-center rounded-full bg-primary text-note font-bold text-on-primary">
              {index + 1}
            </span>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The onboarding summary (PUB-1): the person's steps, each with a small picture of its screen. */
const steps = [
  { text: '카카오톡 3초 인증으로 커리어를 불러와요', Picture: Verified },
  { text: '연봉을 부르는 한 줄 소개를 써요', Picture: Intro },
  { text: '희망 연봉과 밴드를 정해요', Picture: Band },
  { text: '마음에 든 회사와 커피챗해요', Picture: Chat },
] as const

function Verified() {
  return (
    <div className="flex flex-col gap-1.5">
      <Row>
        <span className="grid size-5.5 place-items-center rounded-tag bg-kakao text-on-kakao">
          <KakaoBubble size={14} />
        </span>
        <b>인증 완료</b>
        <Check size={16} strokeWidth={2.6} className="ml-auto text-success" />
      </Row>
      <Row>
        <b>두들페이</b>
        <span className="ml-auto text-note whitespace-nowrap text-ink-3">3년 2개월</span>
      </Row>
    </div>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center gap-1.5 rounded-[10px] bg-surface px-3 text-caption/[1.3] whitespace-nowrap shadow-1">
      {children}
    </div>
  )
}

function Intro() {
  return (
    <div className="rounded-button-sm bg-surface p-3 text-[.84375rem]/normal text-balance shadow-1">
      결제 전환율 <b className="font-bold shadow-[inset_0_-7px_0_var(--track)]">12%p</b> 올린 프론트엔드
      개발자
      <i className="ml-0.5 inline-block h-[15px] w-[1.5px] bg-ink align-[-2px]" />
    </div>
  )
}

const knob =
  'absolute top-1/2 -mt-2.5 -ml-2.5 size-5 rounded-full bg-[#fff] shadow-[0_0_0_1px_rgb(44_24_18/.08),0_2px_6px_rgb(44_24_18/.2)]'

function Band() {
  return (
    <div className="text-center">
      <div className="tnum text-[1.6875rem]/[1.2] font-bold tracking-tighter">
        {groupDigits(6_500)}
        <small className="ml-0.5 text-caption font-semibold tracking-snug">만 원</small>
      </div>
      <div className="relative mx-2 mt-4 mb-1 h-1.5 rounded-full bg-surface-3">
        <i className="absolute inset-y-0 right-[26%] left-[30%] bg-primary" />
        <i className={`${knob} left-[30%]`} />
        <i className={`${knob} left-[74%]`} />
      </div>
    </div>
  )
}

function Chat() {
  return (
    <div className="flex flex-col gap-[7px] text-caption/snug">
      <span className="self-start rounded-field rounded-bl-[4px] bg-surface px-3 py-2.5 shadow-1">
        목요일 4시 어때요?
      </span>
      <span className="self-end rounded-field rounded-br-[4px] bg-primary px-3 py-2.5 text-on-primary">
        좋아요!
      </span>
    </div>
  )
}
