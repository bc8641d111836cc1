import { Button } from '../../src/Button.tsx'
import { IconButton } from '../../src/IconButton.tsx'
import { Bell } from '../../src/icons/Bell.tsx'
import { Gear } from '../../src/icons/Gear.tsx'
import { KakaoBubble } from '../../src/icons/KakaoBubble.tsx'
import { TextLink } from '../../src/TextLink.tsx'
import { Box, State } from '../Box.tsx'

export function Buttons() {
  return (
    <Box title="버튼">
      <div className="grid gap-2">
        <State name="기본">
          <Button>커피챗 할래요</Button>
        </State>
        <State name="누름">
          <Button data-pressed>커피챗 할래요</Button>
        </State>
        <State name="비활성">
          <Button disabled>회사를 골라 주세요</Button>
        </State>
        <State name="진행 중">
          <Button busy="보내는 중">보내기</Button>
        </State>
        <State name="약하게">
          <Button kind="weak">5년 더 불러오기</Button>
        </State>
        <State name="선">
          <Button kind="line">미리보기</Button>
        </State>
        <State name="카카오 전용">
          <Button kind="kakao">
            <KakaoBubble />
            카카오로 시작하기
          </Button>
        </State>
      </div>
    </Box>
  )
}

export function MoreButtons() {
  return (
    <Box title="버튼 크기와 링크">
      <div className="grid gap-2">
        <Button size="md">48 높이</Button>
        <Button size="md" kind="danger">
          계정 지우기
        </Button>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm">40 높이</Button>
          <Button size="sm" kind="weak">
            숨기기
          </Button>
          <Button size="sm" kind="line">
            선
          </Button>
          <Button size="sm" disabled>
            비활성
          </Button>
        </div>
        <div className="rounded-option bg-shot p-4 [--focus:var(--on-shot)]">
          <Button size="sm" kind="inverse">
            링크 복사
          </Button>
        </div>
        <div className="flex items-center">
          <IconButton label="알림, 새 소식 있음" dot>
            <Bell size={24} strokeWidth={1.8} />
          </IconButton>
          <IconButton label="설정">
            <Gear size={24} strokeWidth={1.8} />
          </IconButton>
          <TextLink className="ml-auto">이번 제안은 아쉬워요</TextLink>
        </div>
      </div>
    </Box>
  )
}
