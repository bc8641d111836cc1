import { TALK } from '@coffeeattack/domain/talk/post'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useWrite } from './use-write.ts'

type ReplySheetProps = { postId: string; open: boolean; onOpenChange: (open: boolean) => void }

export function ReplySheet({ postId, open, onOpenChange }: ReplySheetProps) {
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
