import { paths } from '@coffeeattack/contract/pages'
import { COMPANY_PROMISES } from '@coffeeattack/domain/companies/promises.ko'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { ReactNode } from 'react'
import type { FaqItem } from '../../content/faq/faq.ts'
import { JoinLink } from './JoinLink.tsx'

type SectionProps = { id: string; lines: readonly string[]; children: ReactNode }

function Section({ id, lines, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t-10 border-canvas px-(--gut) py-9">
      <h2 id={id} className="text-[1.375rem] leading-[1.35] font-bold tracking-[-.025em]">
        {lines.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {index < lines.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h2>
      {children}
    </section>
  )
}

/** A person as companies see them: the income as a band, the wish as a point. */
function SampleScale() {
  return (
    <figure
      className="mt-4.5 rounded-[18px] bg-surface-2 px-4.5 py-4"
      aria-label="지금 6,000만~6,500만 원, 희망 7,200만 원인 백엔드 개발자"
    >
      <p className="flex items-center gap-1.5 text-body-s text-ink-2">
        <b className="text-body font-bold text-ink">백엔드 개발자</b>
        <ShieldCheck size={17} className="text-success" />
        5년 4개월
      </p>
      <div aria-hidden="true" className="relative mt-5 h-2 rounded-full bg-surface-3">
        <i className="absolute inset-y-0 left-[36%] w-[30%] bg-track" />
        <i className="absolute top-1/2 left-[33.3%] -mt-[7px] h-3.5 w-[8.4%] rounded-full bg-ink-3 ring-2 ring-surface-2" />
        <i className="absolute top-1/2 left-[66%] -mt-[9px] -ml-[9px] size-4.5 rounded-full border-5 border-primary bg-surface-2" />
      </div>
      <p aria-hidden="true" className="tnum relative h-12 text-caption leading-[1.35] text-ink-3">
        <span className="absolute top-3 left-[37.5%] -translate-x-1/2 text-center whitespace-nowrap">
          지금<b className="block text-label text-ink">6,000~6,500</b>
        </span>
        <span className="absolute top-3 left-[66%] -translate-x-1/2 text-center whitespace-nowrap">
          희망<b className="block text-label text-ink">7,200</b>
        </span>
      </p>
    </figure>
  )
}

const known = [
  { Icon: ShieldCheck, title: '확인된 경력이에요', about: '건강보험공단이 알려 준 재직 이력이에요.' },
  { Icon: Banknote, title: '희망 연봉이 숫자로 보여요', about: '우리 예산에 맞는 분만 찾을 수 있어요.' },
  {
    Icon: Clock,
    title: `${SELECTION_DAYS}일 안에 답이 와요`,
    about: `하루 ${SENDING.dailyQuota}번까지만 보내서 한 통이 가볍지 않아요.`,
  },
]

export function KnownBefore() {
  return (
    <Section id="known" lines={['만나기 전에', '이만큼 알 수 있어요']}>
      <SampleScale />
      <ul className="mt-5 grid gap-4.5">
        {known.map(({ Icon, title, about }) => (
          <li key={title} className="flex gap-3.5 text-body-s text-ink-3">
            <Icon size={22} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-2" />
            <span>
              <b className="block text-body leading-[1.5] font-semibold text-ink">{title}</b>
              {about}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const steps = [
  {
    title: '업무 메일을 확인해요',
    about: `${ONE_TIME_CODE.digits}자리 번호를 메일로 보내 드려요.`,
    takes: '1분',
  },
  { title: '사업자 정보를 확인해요', about: '국세청 등록 정보와 같은지 바로 봐요.', takes: '1분' },
  {
    title: '사람이 한 번 더 살펴봐요',
    about: '그동안 로고와 포지션을 준비할 수 있어요.',
    takes: '영업일 하루',
  },
  { title: '첫 어택을 보내요', about: '승인되면 후보자가 바로 보여요.', takes: '' },
]

export function Steps() {
  return (
    <Section id="steps" lines={['이렇게 시작해요']}>
      <ol className="mt-4.5">
        {steps.map(({ title, about, takes }, index) => (
          <li
            key={title}
            className="relative flex gap-3.5 pb-5 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[10.5px] not-last:before:w-0.5 not-last:before:bg-line-2 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="tnum mt-px grid size-[23px] shrink-0 place-items-center rounded-full bg-surface-3 text-note font-bold text-ink-2"
            >
              {index + 1}
            </span>
            <span className="text-label text-ink-3">
              <b className="block text-body leading-[1.5] font-semibold text-ink">{title}</b>
              {about}
            </span>
            <span className="ml-auto pt-0.5 text-label whitespace-nowrap text-ink-3">{takes}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const checks = ['사업자 등록', '영업 상태', '임금체불 명단', '직원 수', '회사 메일 주소', '담당자 재직']

export function Checks() {
  return (
    <Section id="checks" lines={['후보자는', '이 표시를 먼저 봐요']}>
      <p className="mt-3 inline-flex h-7 items-center gap-1 rounded-[9px] bg-success-tint pr-2.5 pl-2 text-label font-semibold text-success">
        <ShieldCheck size={16} strokeWidth={2.2} />
        {checks.length}가지 확인
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-2.5 max-[374px]:grid-cols-1">
        {checks.map((check) => (
          <li key={check} className="flex items-center gap-[7px] text-body-s text-ink-2">
            <Check size={17} strokeWidth={2.4} className="text-success" />
            {check}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-label text-ink-3">
        누르면 무엇을 언제 어디서 확인했는지 모두 나와요. 아직 없는 것은 없다고 적어요.
      </p>
    </Section>
  )
}

export function Promises() {
  return (
    <Section id="promises" lines={['가입할 때 함께 약속해요']}>
      <ol className="mt-4">
        {COMPANY_PROMISES.map((promise, index) => (
          <li
            key={promise}
            className="flex gap-3 py-3 leading-[1.55] not-first:border-t not-first:border-line"
          >
            <span
              aria-hidden="true"
              className="tnum mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full bg-primary text-[.78125rem] font-bold text-on-primary"
            >
              {index + 1}
            </span>
            {promise}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-label text-ink-3">
        후보자는 커피챗을 고르기 전에 이 약속을 읽어요. 자세한 것은{' '}
        <a href={paths.companyTerms()} className="font-semibold text-ink underline underline-offset-4">
          회사 약관
        </a>
        에 있어요.
      </p>
    </Section>
  )
}

/** Native `<details>`, so that no script is needed. The same questions stand in /faq. */
export function Answers({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="questions" lines={['자주 묻는 것']}>
      <div className="mt-2 mb-5">
        {items.map(({ key, question, answer, more }, index) => (
          <details key={key} open={index === 0} className="group not-first:border-t not-first:border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown className="shrink-0 text-ink-3 [transition:rotate_var(--t2)] group-open:rotate-180" />
            </summary>
            <p className="pr-7 pb-4 text-body-s text-ink-2">
              {answer}{' '}
              {more && (
                <a href={more.path} className="font-semibold text-ink underline underline-offset-4">
                  {more.label}
                </a>
              )}
            </p>
          </details>
        ))}
      </div>
      <JoinLink />
    </Section>
  )
}
