import { paymentProblem } from '@coffeeattack/domain/companies/billing'
import { wonText } from '@coffeeattack/domain/companies/statement'
import { dayText, formatDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { keepStatement, type Statement } from '../queries.ts'

/** Records the day on which a sent statement was paid, or takes a wrong record back. */
export function PaymentButton({ statement }: { statement: Statement }) {
  const [isOpen, setOpen] = useState(false)
  if (statement.paidOn !== null) return <TakeBackButton statement={statement} paidOn={statement.paidOn} />
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {statement.total > 0 ? '입금 적기' : '돌려준 날 적기'}
      </Button>
      {isOpen && <PaymentDialog statement={statement} onClose={() => setOpen(false)} />}
    </>
  )
}

function PaymentDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { companyId, month, total, sentAt } = statement
  const now = useNow(60_000)
  const form = useForm({
    first: { paidOn: formatDay(kstDay(now)) },
    rules: { paidOn: (paidOn) => paymentProblem(paidOn, new Date(sentAt ?? 0), now) },
    send: ({ paidOn }) =>
      api('PATCH /console/statements/:companyId/:month/payment', {
        params: { companyId, month },
        body: { paidOn },
      }),
    onDone(paid) {
      keepStatement(paid)
      toast(total > 0 ? '입금을 적었어요' : '돌려준 날을 적었어요', { kind: 'done' })
      onClose()
    },
  })
  return (
    <FormDialog
      open
      title={total > 0 ? `${wonText(total)}을 받았나요?` : `${wonText(-total)}을 돌려줬나요?`}
      description="적으면 더는 입금을 묻는 메일을 보내지 않아요."
      form={form}
      submit="적기"
      busy="적는 중"
      onClose={onClose}
    >
      <TextField type="date" label={total > 0 ? '입금한 날' : '돌려준 날'} {...form.field('paidOn')} />
    </FormDialog>
  )
}

function TakeBackButton({ statement, paidOn }: { statement: Statement; paidOn: string }) {
  const { companyId, month } = statement
  const takeBack = useCall(
    () =>
      api('PATCH /console/statements/:companyId/:month/payment', {
        params: { companyId, month },
        body: { paidOn: null },
      }),
    {
      asks: () => ({
        title: '적은 입금을 지울까요?',
        description: `${dayText(parseDay(paidOn) ?? 0)}에 입금했다고 적혀 있어요. 지우면 다시 입금을 기다려요.`,
        confirm: '지우기',
        cancel: '닫기',
      }),
      onDone(unpaid) {
        keepStatement(unpaid)
        toast('적은 입금을 지웠어요', { kind: 'done' })
      },
    },
  )
  return (
    <Button kind="weak" size="sm" busy={takeBack.busy && '지우는 중'} onClick={() => void takeBack.run()}>
      입금 지우기
    </Button>
  )
}
