import type { ReportPlace, ReportReason } from '@coffeeattack/domain/safety/report'
import { REPORT, reportReasons } from '@coffeeattack/domain/safety/report'
import { reasonWords } from '@coffeeattack/domain/safety/report-words.ko'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Ban } from '@coffeeattack/ui/icons/Ban'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Building } from '@coffeeattack/ui/icons/Building'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Document } from '@coffeeattack/ui/icons/Document'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Refresh } from '@coffeeattack/ui/icons/Refresh'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { type ComponentType, useState } from 'react'
import { api } from '../api/client.ts'
import { BlockRow } from './BlockRow.tsx'
import { type Report, reportsChanged } from './queries.ts'

/** What is reported: an offer, a conversation or a company page. */
export type Reporting = { place: ReportPlace; id: string }

const icons: Readonly<Record<ReportReason, ComponentType<IconProps>>> = {
  MONEY: Banknote,
  MESSENGER: Message,
  TERMS: Refresh,
  FAKE: Building,
  INSULT: Ban,
  OTHER: Pencil,
}

/** What goes to the desk with the report. */
const enclosed: Readonly<Record<ReportPlace, string>> = {
  OFFER: '이 어택과 대화를 함께 보내요. 상담팀만 읽어요.',
  ROOM: '이 대화를 함께 보내요. 상담팀만 읽어요.',
  COMPANY: '이 회사와 나눈 대화를 함께 보내요. 상담팀만 읽어요.',
}

type ReportSheetProps = { about: Reporting; open: boolean; onOpenChange: (open: boolean) => void }

/** The second tap: a reason sends the report at once (FIRM-8). Undo and block follow. */
export default function ReportSheet({ about, open, onOpenChange }: ReportSheetProps) {
  const [step, setStep] = useState<'reasons' | 'words'>('reasons')
  const [sent, setSent] = useState<Report | null>(null)
  const [text, setText] = useState('')
  const report = useCall(
    (reason: ReportReason, key) =>
      api('POST /users/reports', {
        body: { ...about, reason, text: reason === 'OTHER' ? text.trim() : '' },
        idempotencyKey: key,
      }),
    {
      onDone(result) {
        setSent(result)
        void reportsChanged()
      },
    },
  )
  function startAgain() {
    setStep('reasons')
    setSent(null)
    setText('')
  }
  const frame = {
    open,
    onOpenChange: (next: boolean) => (next || !report.busy) && onOpenChange(next),
    onClosed: startAgain,
  }
  if (sent)
    return <SentSheet {...frame} report={sent} place={about.place} onClose={() => onOpenChange(false)} />
  if (step === 'words')
    return (
      <Sheet
        {...frame}
        title="어떤 일이 있었나요?"
        description="기억나는 만큼만 적어도 돼요."
        footer={
          <Button
            disabled={text.trim() === ''}
            busy={report.busy && '알리는 중'}
            onClick={() => void report.run('OTHER')}
            className="mt-1"
          >
            상담팀에 알리기
          </Button>
        }
      >
        <TextArea
          label="있었던 일"
          hideLabel
          limit={REPORT.textLimit}
          atLimit={limitMessage(REPORT.textLimit)}
          value={text}
          onValueChange={setText}
        />
      </Sheet>
    )
  return (
    <Sheet
      {...frame}
      title="무엇이 걱정됐나요?"
      description="고르면 바로 보내요. 회사에는 누가 알렸는지 말하지 않아요."
    >
      <ul className="divide-y divide-line">
        {reportReasons.map((reason) => (
          <ReasonRow
            key={reason}
            reason={reason}
            disabled={report.busy}
            isSending={report.busy && report.input === reason}
            onPress={() => (reason === 'OTHER' ? setStep('words') : void report.run(reason))}
          />
        ))}
      </ul>
      <p className="mt-3 flex items-center gap-2.5 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2">
        <Document size={18} strokeWidth={1.8} className="shrink-0" />
        {enclosed[about.place]}
      </p>
    </Sheet>
  )
}

type ReasonRowProps = { reason: ReportReason; disabled: boolean; isSending: boolean; onPress: () => void }

function ReasonRow({ reason, disabled, isSending, onPress }: ReasonRowProps) {
  const Icon = icons[reason]
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-3.5 text-left text-body font-medium press:bg-surface-2 disabled:text-ink-3"
      >
        <Icon size={21} strokeWidth={1.8} className="shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">{reasonWords[reason].row}</span>
        {isSending && <span className="text-label text-ink-3">보내는 중</span>}
        {reason === 'OTHER' && <ChevronRight size={18} className="shrink-0 text-ink-3" />}
      </button>
    </li>
  )
}

type SentSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
  onClose: () => void
  report: Report
  place: ReportPlace
}

/** The report is on its way: what follows, and the ways out. */
function SentSheet({ report, place, onClose, ...frame }: SentSheetProps) {
  const { id, company } = report
  const undo = useCall(() => api('DELETE /users/reports/:id', { params: { id } }), {
    onFailed(failure) {
      const isLate = isApiError(failure) && failure.code === 'CONFLICT'
      if (isLate) toast('이제 되돌릴 수 없어요')
      return isLate
    },
    onDone() {
      toast('알린 것을 되돌렸어요', { kind: 'done' })
      void reportsChanged()
      onClose()
    },
  })
  return (
    <Sheet
      {...frame}
      leading={
        <span className="mb-4 grid size-13 place-items-center rounded-full bg-primary text-on-primary">
          <Check size={26} strokeWidth={2.6} />
        </span>
      }
      title="잘 받았어요"
      description="보통 하루 안에 살펴보고 알려 드려요. 어떻게 되는지는 ‘내가 알린 일’에서 볼 수 있어요."
      footer={
        <>
          <Button onClick={onClose}>알겠어요, 닫기</Button>
          {report.mayUndo && (
            <TextLink wide disabled={undo.busy} onClick={() => void undo.run()} className="-mb-2">
              잘못 눌렀어요, 되돌리기
            </TextLink>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line rounded-card bg-surface-2 px-4">
        <BlockRow company={company.name} />
        {place === 'OFFER' && (
          <li className="py-3.5">
            <b className="block text-body-s font-semibold">이 어택에는 답하지 않아도 괜찮아요</b>
            <span className="text-label text-ink-3">기한이 지나면 저절로 닫혀요</span>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
