import { type ReportReason, reportReasons, TALK } from '@coffeeattack/domain/talk/post'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { type Reply, useTalkCall, useTalkDoor, useWrite } from './posts.ts'

type ReportSheetProps = { postId: string; open: boolean; onOpenChange: (open: boolean) => void }

function ReportSheet({ postId, open, onOpenChange }: ReportSheetProps) {
  const name = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const report = useTalkCall(
    (why: ReportReason) =>
      api('POST /talk/posts/:id/report', { params: { id: postId }, body: { reason: why } }),
    {
      onDone: () => toast('신고를 받았어요. 살펴볼게요', { kind: 'done' }),
      onSettled: () => onOpenChange(false),
    },
  )
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !report.busy) && onOpenChange(next)}
      title="어떤 점이 불편했나요?"
      description="누가 신고했는지는 아무에게도 알리지 않아요."
      footer={
        <Button
          disabled={!reason}
          busy={report.busy && '보내는 중'}
          onClick={() => reason && void report.run(reason)}
        >
          신고하기
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">신고하는 이유</legend>
        {reportReasons.map((choice) => (
          <OptionRow
            key={choice}
            type="radio"
            name={name}
            title={choice}
            checked={reason === choice}
            onChange={() => setReason(choice)}
          />
        ))}
      </fieldset>
    </Sheet>
  )
}

type ReplySheetProps = { postId: string; open: boolean; onOpenChange: (open: boolean) => void }

function ReplySheet({ postId, open, onOpenChange }: ReplySheetProps) {
  const { body, change, problem, busy, send, isEmpty } = useWrite(() => {
    onOpenChange(false)
    toast('답글을 남겼어요', { kind: 'done' })
  }, postId)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title="답글 쓰기"
      footer={
        <Button disabled={isEmpty} busy={busy && '남기는 중'} onClick={send}>
          이름 없이 답하기
        </Button>
      }
    >
      <TextArea
        label="답글"
        hideLabel
        placeholder="따뜻하게 답해 주세요"
        limit={TALK.limit}
        atLimit={limitMessage(TALK.limit)}
        value={body}
        onValueChange={change}
        error={problem}
      />
    </Sheet>
  )
}

type PostActionsProps = {
  post: Reply
  /** Replies have one level. */
  canReply: boolean
}

/** The actions on a post: reply, delete one's own, report another's. */
export function PostActions({ post: { id, nickname, isMine }, canReply }: PostActionsProps) {
  const [replying, setReplying] = useState(false)
  const [reporting, setReporting] = useState(false)
  const atDoor = useTalkDoor()
  const remove = useTalkCall(() => api('DELETE /talk/posts/:id', { params: { id } }), {
    onDone: () => toast('글을 지웠어요', { kind: 'done' }),
  })

  async function askAndRemove() {
    const answer = await ask({
      title: '이 글을 지울까요?',
      description: '지운 글은 되돌릴 수 없어요.',
      confirm: '글 지우기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') await remove.run()
  }
  return (
    <p className="-ml-2 flex">
      {canReply && (
        <Action
          label={`${nickname}에게 답글`}
          text="답글"
          onPress={() => void atDoor(() => setReplying(true))}
        />
      )}
      {isMine ? (
        <Action label={`${nickname}, 내 글 지우기`} text="지우기" onPress={() => void askAndRemove()} />
      ) : (
        <Action
          label={`${nickname} 신고`}
          text="신고"
          onPress={() => void atDoor(() => setReporting(true))}
        />
      )}
      {canReply && <ReplySheet postId={id} open={replying} onOpenChange={setReplying} />}
      {!isMine && <ReportSheet postId={id} open={reporting} onOpenChange={setReporting} />}
    </p>
  )
}

function Action({ label, text, onPress }: { label: string; text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="min-h-11 rounded-badge px-2 text-label font-medium text-ink-3 hover:text-ink"
    >
      {text}
    </button>
  )
}
