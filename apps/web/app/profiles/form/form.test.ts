import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import {
  type Changes,
  edited,
  isEmpty,
  payloadOf,
  problemsIn,
  realChanges,
  unsent,
  type ProfileForm,
} from './form.ts'

const career = { company: '두들페이', start: '2020-10', end: null }
const saved: ProfileForm = {
  resumeUrl: 'https://jiwoo.example/resume',
  portfolioUrl: '',
  githubUrl: '',
  linkedinUrl: '',
  email: 'jiwoo@example.com',
  hashtags: ['React', '결제'],
  agent: false,
  resumeFileUrl: null,
  portfolioFileUrl: null,
  careerItems: [
    { ...career, id: 'a', job: '프론트엔드 개발자', detail: '', hide: false },
    { ...career, id: 'b', job: '웹 퍼블리셔', detail: '쇼핑몰', hide: false },
  ],
}

test('[PRO-2] a restored value is no edit', () => {
  const changes: Changes = {
    email: saved.email,
    hashtags: ['React', '결제'],
    agent: true,
    careerItems: { a: { detail: '' }, b: { hide: true, job: '웹 퍼블리셔' }, gone: { hide: true } },
  }
  expect(realChanges(saved, changes)).toEqual({ agent: true, careerItems: { b: { hide: true } } })
  expect(isEmpty(realChanges(saved, { email: saved.email, careerItems: { a: {} } }))).toBe(true)
  expect(realChanges(saved, { hashtags: ['결제', 'React'] })).toEqual({ hashtags: ['결제', 'React'] })
})

test('[PRO-1] the form shows the edits over the saved profile and sends nothing else', () => {
  const changes: Changes = { githubUrl: 'https://github.com/jiwoo-demo', careerItems: { b: { hide: true } } }
  const form = edited(saved, changes)
  expect(form.githubUrl).toBe('https://github.com/jiwoo-demo')
  expect(form.careerItems.map(({ hide }) => hide)).toEqual([false, true])
  expect(payloadOf(changes)).toEqual({
    githubUrl: 'https://github.com/jiwoo-demo',
    careerItems: [{ id: 'b', hide: true }],
  })
})

test('[PRO-1] operators are notified only when a person starts to want help', () => {
  expect(payloadOf({ agent: true })).toEqual({ agent: true, isSlack: true })
  expect(payloadOf({ agent: false })).toEqual({ agent: false })
})

test('[PRO-2] edits made during a save stay unsaved', () => {
  const sent: Changes = { email: 'a@example.com', careerItems: { a: { detail: '결제' } } }
  const now: Changes = { email: 'a@example.com', agent: true, careerItems: { a: { detail: '결제 화면' } } }
  expect(unsent(now, sent)).toEqual({ agent: true, careerItems: { a: { detail: '결제 화면' } } })
  expect(unsent(sent, sent)).toEqual({})
})

test('[VAL-8] [VAL-9] [VAL-11] every error is shown at its field', () => {
  const long = { ...saved.careerItems[0]!, detail: '가'.repeat(2001) }
  const form = { ...saved, portfolioUrl: 'jiwoo.work/portfolio 2025', email: 'a@b', careerItems: [long] }
  expect(problemsIn(form)).toEqual({
    a: '2000자까지 작성 가능해요',
    portfolioUrl: '유효하지 않은 url입니다.',
    email: '유효하지 않은 이메일 입니다.',
  })
  expect(problemsIn(saved)).toEqual({})
})

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('[PRO-2] a draft is kept per person, without files, and removed with its last edit', () => {
  const local = storage()
  const mine = draftOf('me', () => local)
  const changes: Changes = { email: 'new@example.com', hashtags: [], careerItems: { a: { detail: '결제' } } }
  mine.keep({ ...changes, resumeFileUrl: '/files/1' })
  expect(mine.read(saved)).toEqual(changes)
  expect(draftOf('other', () => local).read(saved)).toEqual({})
  mine.keep({ portfolioFileUrl: '/files/2' })
  expect(local.kept.size).toBe(0)
})

test('[PRO-2] a broken draft, or one of an older profile, restores nothing', () => {
  const local = storage()
  const mine = draftOf('me', () => local)
  for (const text of ['', '{', '[]', '{"email":7,"careerItems":{"a":{"hide":false},"z":{"job":"x"}}}']) {
    local.setItem('profile-draft:me', text)
    expect(mine.read(saved)).toEqual({})
  }
  mine.keep({ agent: true })
  expect(mine.read({ ...saved, agent: true })).toEqual({})
})
