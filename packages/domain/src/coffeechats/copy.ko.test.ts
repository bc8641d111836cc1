import { expect, test } from 'vitest'
import { lines } from './copy.ko.ts'

test('[TRUST-4] lines in the room say what happened in words that suit both sides', () => {
  const at = new Date('2026-11-20T16:00:00+09:00')
  expect([
    lines.proposed('노을클라우드', 3),
    lines.confirmed('노을클라우드', at),
    lines.takenBack('노을클라우드'),
    lines.placed('노을클라우드', { kind: 'ADDRESS', text: '서울 성수동' }),
    lines.placed('노을클라우드', { kind: 'LINK', text: 'https://meet.example.com/abc' }),
    lines.cancelled('노을클라우드'),
  ]).toEqual([
    '노을클라우드 커피챗 시간 3개가 제안됐어요.',
    '노을클라우드 커피챗은 11월 20일 (금) 오후 4:00에 만나요.',
    '노을클라우드 커피챗 시간을 다시 잡기로 했어요.',
    '노을클라우드 커피챗은 서울 성수동에서 만나요.',
    '노을클라우드 커피챗은 화상으로 만나요. 링크는 커피챗 화면에 있어요.',
    '노을클라우드 커피챗이 취소됐어요.',
  ])
})
