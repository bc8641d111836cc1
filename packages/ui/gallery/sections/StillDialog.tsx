import { Button } from '../../src/Button.tsx'
import { Box } from '../Box.tsx'

/** The dialog's look without opening one. */
export function StillDialog() {
  return (
    <Box title="대화상자의 모양">
      <div className="-mx-4.5 -mb-5 rounded-b-card bg-dim px-4 py-5.5">
        <div className="rounded-dialog bg-elevated px-5 pt-6 pb-4">
          <p className="text-h2 text-[1.125rem]">작성하던 내용을 저장할까요?</p>
          <p className="mt-1.5 text-body-s leading-normal text-ink-3">그냥 나가면 바꾼 내용이 사라져요.</p>
          <div className="mt-5 flex gap-2">
            <Button kind="weak" size="md">
              나가기
            </Button>
            <Button size="md">저장하기</Button>
          </div>
        </div>
      </div>
    </Box>
  )
}
