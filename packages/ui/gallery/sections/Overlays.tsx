import { useState } from 'react'
import { ask, tell } from '../../src/ask.tsx'
import { Button } from '../../src/Button.tsx'
import { Dialog } from '../../src/Dialog.tsx'
import { OptionRow } from '../../src/OptionRow.tsx'
import { Sheet } from '../../src/Sheet.tsx'
import { toast, TOAST_MS } from '../../src/toast.tsx'
import { ToastBar } from '../../src/ToastBar.tsx'
import { Box } from '../Box.tsx'

const reasons = [
  '연봉이 기대와 달라요',
  '하고 싶은 일이 아니에요',
  '지금은 옮길 생각이 없어요',
  '위치가 멀어요',
]

export function Sheets() {
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  return (
    <Box title="바텀 시트">
      <div className="grid gap-2">
        <Button kind="weak" size="md" onClick={() => setOpen(true)}>
          시트 열기
        </Button>
        <Button kind="weak" size="md" onClick={() => setLong(true)}>
          긴 시트 열기
        </Button>
      </div>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="어떤 점이 아쉬웠나요?"
        description="알려 주시면 다음 제안에 참고할게요."
        footer={<Button onClick={() => setOpen(false)}>보내기</Button>}
      >
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">아쉬운 점</legend>
          {reasons.map((reason) => (
            <OptionRow key={reason} type="radio" kind="fill" name="reason" title={reason} />
          ))}
        </fieldset>
      </Sheet>
      <Sheet open={long} onOpenChange={setLong} title="제3자 정보 제공">
        {Array.from({ length: 30 }, (_, i) => (
          <p key={i} className="py-2 text-body-s text-ink-2">
            {i + 1}. 내가 고른 회사에만 이름과 연락처를 알려요.
          </p>
        ))}
      </Sheet>
    </Box>
  )
}

export function Dialogs() {
  const [wide, setWide] = useState(false)
  return (
    <Box title="대화상자">
      <div className="grid gap-2">
        <Button kind="weak" size="md" onClick={() => void askToSave()}>
          묻기
        </Button>
        <Button
          kind="weak"
          size="md"
          onClick={() => void tell('잘못된 경로입니다.', '첫 화면에서 다시 들어와 주세요.', '첫 화면으로')}
        >
          알리기
        </Button>
        <Button kind="weak" size="md" onClick={() => setWide(true)}>
          넓은 대화상자
        </Button>
      </div>
      <Dialog
        open={wide}
        onOpenChange={setWide}
        title="두 줄을 넘는 설명이 필요한 넓은 대화상자"
        description="열 너비만큼 넓어져요."
        wide
        confirm={{ label: '알겠어요', onPress: () => setWide(false) }}
      />
    </Box>
  )
}

export function Toasts() {
  return (
    <Box title="토스트">
      <div className="grid gap-2">
        <ToastBar kind="done">이제 회사에 프로필이 보여요</ToastBar>
        <ToastBar action={{ label: '다시 시도', onPress: () => {} }}>다시 시도해 주세요</ToastBar>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            kind="weak"
            size="sm"
            onClick={() => toast('이제 회사에 프로필이 보여요', { kind: 'done' })}
          >
            3초
          </Button>
          <Button kind="weak" size="sm" onClick={() => toast('조금 더 보여요', { ms: TOAST_MS.slow })}>
            3.5초
          </Button>
          <Button
            kind="weak"
            size="sm"
            onClick={() => toast('링크를 복사했어요', { kind: 'done', ms: TOAST_MS.copied })}
          >
            4초
          </Button>
          <Button
            kind="weak"
            size="sm"
            onClick={() =>
              toast('보내지 못했어요', {
                action: { label: '다시 보내기', onPress: () => toast('다시 보냈어요') },
              })
            }
          >
            할 일 있는 토스트
          </Button>
        </div>
      </div>
    </Box>
  )
}

async function askToSave() {
  const answer = await ask({
    title: '작성하던 내용을 저장할까요?',
    description: '그냥 나가면 바꾼 내용이 사라져요.',
    confirm: '저장하기',
    cancel: '나가기',
  })
  toast(`대답: ${answer}`)
}

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
