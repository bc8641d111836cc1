import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useMe } from '../../sessions/me.ts'

const nothing = { message: '' }

/** A recruiter asks us something (BIZ-4). The answer comes by mail. */
export function AskUs() {
  const { email } = useMe()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    first: nothing,
    rules: { message: (message) => (message.trim() === '' ? '궁금한 점을 적어 주세요' : null) },
    send: ({ message }, idempotencyKey) =>
      api('POST /console/ask', {
        body: { from: CONSOLE + consolePaths.settings(), message },
        idempotencyKey,
      }),
    onDone() {
      setOpen(false)
      form.reset(nothing)
      toast('문의를 보냈어요. 답은 이메일로 드릴게요', { kind: 'done' })
    },
  })
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-64 text-body-s text-pretty text-ink-2">
          쓰다가 막히거나 바꾸고 싶은 것이 있으면 알려 주세요. 커피어택 팀이 읽고 이메일로 답해요.
        </p>
        <Button kind="weak" size="sm" onClick={() => setOpen(true)}>
          커피어택에 문의하기
        </Button>
      </div>
      <FormDialog
        open={isOpen}
        title="커피어택에 문의하기"
        description={`답은 ${email}로 보내 드려요.`}
        form={form}
        submit="문의 보내기"
        busy="보내는 중"
        onClose={() => setOpen(false)}
      >
        <div className="text-left">
          <TextArea
            label="문의 내용"
            limit={TEXT_AREA.limit}
            atLimit={limitMessage(TEXT_AREA.limit)}
            {...form.field('message')}
          />
        </div>
      </FormDialog>
    </Card>
  )
}
