import { describe, expect, test } from 'vitest'
import { cronText, houseText, jobName, jobState, tookText, waitedText } from './jobs.ts'

describe('[BIZ-18] the work of the house in words', () => {
  test.each([
    ['* * * * *', '1분마다'],
    ['*/5 * * * *', '5분마다'],
    ['25 * * * *', '매시 25분'],
    ['30 8 * * *', '매일 08:30'],
    ['15 5 * * 0', '일요일 05:15'],
    ['15 5 * * 7', '일요일 05:15'],
    ['0 9 * * 1-5', '정해진 때마다'],
  ])('%s is %s', (cron, text) => {
    expect(cronText(cron)).toBe(text)
  })

  test('a job without words is never shown by its own name', () => {
    expect([jobName('send-mails'), jobName('new-job')]).toEqual(['메일 보내기', '이름 없는 일'])
  })

  test.each([
    [0, '0.0초'],
    [41_000, '41초'],
    [59_600, '1분'],
    [380_000, '6분 20초'],
  ])('%i ms took %s', (ms, text) => {
    expect(tookText(ms)).toBe(text)
  })

  test.each([
    [4, '4초'],
    [3600, '1시간'],
    [180_000, '2일'],
  ])('%i seconds waited: %s', (seconds, text) => {
    expect(waitedText(seconds)).toBe(text)
  })
})

describe('[BIZ-18] whether a job is well', () => {
  const now = new Date('2026-11-16T10:00:00+09:00')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const daily = { since: ago(100_000), hasFailed: false, longestWaitSeconds: 86_400 }
  test.each([
    ['ran an hour ago', { ...daily, lastStartedAt: ago(60) }, 'fine'],
    ['its time was twenty minutes ago', { ...daily, lastStartedAt: ago(24 * 60 + 20) }, 'fine'],
    ['its time was longer ago', { ...daily, lastStartedAt: ago(24 * 60 + 21) }, 'late'],
    ['the last run failed', { ...daily, lastStartedAt: ago(60), hasFailed: true }, 'failing'],
    ['never ran, and its time has not come', { ...daily, since: ago(60), lastStartedAt: null }, 'new'],
    ['never ran though its time came', { ...daily, since: ago(3000), lastStartedAt: null }, 'late'],
  ])('%s: %s', (_, record, state) => {
    expect(jobState(record, now)).toBe(state)
  })

  test.each([
    [{ lookAt: [], isSlow: false, retrying: 3 }, '잘 돌아요', '3건을 다시 보내고 있어요'],
    [{ lookAt: [], isSlow: true, retrying: 3 }, '조금 밀렸어요', '보낼 것이 줄 서서 기다리고 있어요'],
    [
      { lookAt: ['send-mails', 'clear-aged'], isSlow: false, retrying: 0 },
      '2가지를 살펴봐요',
      '메일 보내기 등 2가지 일을 살펴봐 주세요',
    ],
  ])('%o reads %s', (house, state, about) => {
    expect(houseText(house)).toEqual({ state, about })
  })
})
