import { useState } from 'react'
import { AddChip } from '../../src/AddChip.tsx'
import { Chip } from '../../src/Chip.tsx'
import { CountdownBadge } from '../../src/CountdownBadge.tsx'
import { RemovableChip } from '../../src/RemovableChip.tsx'
import { SelectChip } from '../../src/SelectChip.tsx'
import { CountBadge, Tag } from '../../src/Tag.tsx'
import { Box } from '../Box.tsx'

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
