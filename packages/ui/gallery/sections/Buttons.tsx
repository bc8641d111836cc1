import { useState } from 'react'
import { AddChip } from '../../src/AddChip.tsx'
import { Button } from '../../src/Button.tsx'
import { Chip } from '../../src/Chip.tsx'
import { CountdownBadge } from '../../src/CountdownBadge.tsx'
import { IconButton } from '../../src/IconButton.tsx'
import { Bell } from '../../src/icons/Bell.tsx'
import { Gear } from '../../src/icons/Gear.tsx'
import { KakaoBubble } from '../../src/icons/KakaoBubble.tsx'
import { RemovableChip } from '../../src/RemovableChip.tsx'
import { SelectChip } from '../../src/SelectChip.tsx'
import { CountBadge, Tag } from '../../src/Tag.tsx'
import { TextLink } from '../../src/TextLink.tsx'
import { WaitButton } from '../../src/WaitButton.tsx'
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
          <IconButton label="알림">
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

export function WaitDemo() {
  const [round, setRound] = useState(0)
  return (
    <Box title="기다리는 버튼">
      <div className="grid gap-2">
        <WaitButton key={round}>인증을 완료했어요</WaitButton>
        <Button kind="weak" size="sm" onClick={() => setRound(round + 1)}>
          3초 다시 세기
        </Button>
      </div>
    </Box>
  )
}

export function Chips() {
  const [on, setOn] = useState(true)
  const [tags, setTags] = useState(['디자인시스템', 'React'])
  return (
    <Box title="칩과 배지">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Chip pressed={on} onClick={() => setOn(!on)}>
            #결제
          </Chip>
          <Chip pressed={false}>#전환율개선</Chip>
          <SelectChip label="종류" text="종류">
            <option>모든 종류</option>
            <option>질문</option>
          </SelectChip>
          <AddChip onClick={() => setTags([...tags, `키워드${tags.length}`])} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {tags.map((tag) => (
            <RemovableChip
              key={tag}
              name={tag}
              onRemove={() => setTags(tags.filter((other) => other !== tag))}
            >
              #{tag}
            </RemovableChip>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CountdownBadge kind="today">오늘 마감</CountdownBadge>
          <CountdownBadge kind="soft">3일 남았어요</CountdownBadge>
          <CountdownBadge kind="over">기한이 지났어요</CountdownBadge>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Tag kind="verified">건강보험 인증</Tag>
          <Tag kind="rise">제안 21% 더</Tag>
          <Tag>새 어택</Tag>
          <Tag kind="shot">에이전트</Tag>
          <CountBadge count={2} />
        </div>
      </div>
    </Box>
  )
}
