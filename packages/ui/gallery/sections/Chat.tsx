import { useState } from 'react'
import { Avatar } from '../../src/Avatar.tsx'
import { Composer } from '../../src/chat/Composer.tsx'
import { MessageGroup } from '../../src/chat/MessageGroup.tsx'
import { QuickReplies } from '../../src/chat/QuickReplies.tsx'
import { DashedRule, DayLabel, SystemCard } from '../../src/chat/SystemCard.tsx'
import { TimeSlots } from '../../src/chat/TimeSlots.tsx'
import { CupCount } from '../../src/CupCount.tsx'
import { DashedFace } from '../../src/DashedFace.tsx'
import { toast } from '../../src/toast.tsx'
import { Box } from '../Box.tsx'

const slots = [
  { id: 'tue', day: '18', weekday: '화', time: '오후 7:00' },
  { id: 'thu', day: '20', weekday: '목', time: '오후 4:00' },
  { id: 'fri', day: '21', weekday: '금', time: '오전 10:30' },
]

/** An anonymous conversation: masked contacts, counted questions, and the line after which names are known. */
function Nameless() {
  return (
    <>
      <MessageGroup
        side="theirs"
        name="익명"
        avatar={<DashedFace size="sm" />}
        time="오전 10:20"
        bubbles={[
          {
            id: 'asked',
            text: <span>답은 이메일 쪽이 편해요.</span>,
          },
        ]}
      />
      <MessageGroup
        side="mine"
        name="한지우"
        note="질문 2"
        time="오전 10:41"
        bubbles={[
          {
            id: 'told',
            text: <span>급하면 전화 여기로요.</span>,
          },
        ]}
      />
      <p className="flex justify-end">
        <CupCount count={2} of={5} label="5번 가운데 2번 물었어요" />
      </p>
      <DashedRule>여기서부터 서로 이름을 알아요</DashedRule>
    </>
  )
}

export function Chat() {
  const [slot, setSlot] = useState('thu')
  const [text, setText] = useState('')
  return (
    <Box title="메시지">
      {/* As wide as a room on the narrowest phones. */}
      <div className="grid gap-3.5 max-narrow:-mx-4.5">
        <DayLabel>11월 15일 토요일</DayLabel>
        <Nameless />
        <SystemCard title="커피챗 매칭이 완료되었어요.">이제 서로 이름과 연락처를 볼 수 있어요</SystemCard>
        <MessageGroup
          side="theirs"
          name="이도현"
          avatar={<Avatar name="이도현" size="sm" />}
          time="오후 2:14"
          bubbles={[
            { id: '1', text: '지우 님, 수락해 주셔서 고마워요! 편하신 시간에 30분만 만나도 좋아요.' },
            { id: '2', text: '아래에서 시간을 골라 주시겠어요?' },
          ]}
        >
          <TimeSlots
            title="커피챗 시간 고르기"
            place="성수 오피스 1층 카페"
            slots={slots}
            selected={slot}
            onSelect={setSlot}
          />
        </MessageGroup>
        <MessageGroup
          side="mine"
          name="한지우"
          time="오후 2:31"
          read
          bubbles={[{ id: '3', text: '목요일 오후 4시 좋아요. 팀에서 쓰는 디자인 시스템도 궁금해요!' }]}
        />
        <MessageGroup
          side="mine"
          name="한지우"
          state="sending"
          bubbles={[{ id: '4', text: '자료도 챙겨 갈게요' }]}
        />
        <MessageGroup
          side="mine"
          name="한지우"
          state="failed"
          onRetry={() => {}}
          onDiscard={() => {}}
          bubbles={[{ id: '5', text: '그날 뵐게요' }]}
        />
      </div>
      <div className="-mx-4.5 mt-3">
        <QuickReplies
          replies={['포지션이 더 궁금해요', '팀 구성을 알려 주세요', '시간을 바꾸고 싶어요']}
          onPick={setText}
        />
        <Composer
          value={text}
          onValueChange={setText}
          onAttach={() => {}}
          counter={text.length > 0 && `${text.length} / 20`}
          problem={text.length > 20 && '20자까지 작성 가능해요'}
          onSend={(sent) => {
            toast(`보냄: ${sent}`)
            setText('')
          }}
        />
      </div>
    </Box>
  )
}
