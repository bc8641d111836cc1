import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { chipLooks, type ChipLook } from '../reading/chip-looks.ts'

type Example = { typed: readonly string[]; kind: string; value: string; look: ChipLook }

/** Whatever stands on the left of a line is read as the chip on its right. */
const EXAMPLES: readonly Example[] = [
  { typed: ['백엔드', '서버 개발자', 'qordpsem'], kind: '직무', value: '백엔드 개발자', look: 'condition' },
  { typed: ['5년 이상 10년 미만'], kind: '경력', value: '5~9년', look: 'condition' },
  { typed: ['결제나 정산', '(결제|정산)'], kind: '낱말', value: '결제 또는 정산', look: 'word' },
  { typed: ['게임 빼고', '게임 말고', '-게임'], kind: '제외', value: '게임', look: 'without' },
  { typed: ['7~9천'], kind: '희망', value: '7,000~9,000만', look: 'condition' },
  { typed: ['현재 연봉 6천 이하'], kind: '소득', value: '6,000만 이하', look: 'condition' },
  { typed: ['이직 준비', '구직 중'], kind: '상태', value: '이직 준비', look: 'condition' },
  { typed: ['새로 온 분'], kind: '상태', value: '새로 온 분', look: 'condition' },
  { typed: ['서울대', '서울대 출신'], kind: '학교', value: '서울대학교', look: 'condition' },
  { typed: ['두들페이 출신', '두들페이 다녔던 분'], kind: '다닌 회사', value: '두들페이', look: 'condition' },
  { typed: ['=리액트'], kind: '낱말', value: '리액트', look: 'word' },
]

/** The `?` of the search field: what may be typed, and the chip that it becomes. */
export function GrammarHelp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="이렇게 찾을 수 있어요"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-button-sm text-label font-semibold text-ink-3 press:bg-surface-2"
      >
        ?
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="이렇게 찾을 수 있어요"
        description="말하듯이 적으면 조건으로 읽어요. 순서는 상관없어요."
      >
        <ul className="grid gap-1 pb-2">
          {EXAMPLES.map(({ typed, kind, value, look }) => (
            <li
              key={typed[0]}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 border-line not-first:border-t"
            >
              <span className="flex flex-wrap gap-1 py-1.5">
                {typed.map((words) => (
                  <kbd
                    key={words}
                    className="rounded-tag bg-surface-2 px-1.5 py-0.5 font-sans text-label text-ink"
                  >
                    {words}
                  </kbd>
                ))}
              </span>
              <ChevronRight size={14} className="text-ink-3" />
              <span
                className={`flex h-8 w-fit max-w-full items-center gap-1.5 rounded-full px-3 text-label whitespace-nowrap ${chipLooks[look]}`}
              >
                <small className="text-micro font-medium opacity-82">{kind}</small>
                <b className={`truncate font-semibold ${look === 'without' ? 'line-through' : ''}`}>
                  {value}
                </b>
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-2 pb-4 text-caption text-ink-3">
          칩을 누르면 비슷한 뜻으로 바꿀 수 있어요. 나이와 졸업한 해로는 찾지 않아요. 지금 다니는 회사로는
          아무도 찾을 수 없어요.
        </p>
      </Sheet>
    </>
  )
}
