import { expect, test } from 'vitest'
import {
  isCrawler,
  referralCodeProblem,
  referralGoingOn,
  referralText,
  referralUrl,
  settleReferralCode,
} from './referral.ts'

const PROBLEM = '영문 소문자, 숫자, 하이픈으로 3~30자를 입력해 주세요'

test.each([
  ['moka', null],
  ['dev-news-2026', null],
  [' MOKA ', null],
  ['ab', PROBLEM],
  ['a'.repeat(31), PROBLEM],
  ['moka-', PROBLEM],
  ['모카', PROBLEM],
  ['a&b=c', PROBLEM],
])('[PUB-8] the code %j: %s', (typed, problem) => {
  expect(referralCodeProblem(settleReferralCode(typed))).toBe(problem)
})

test('[PUB-8] the link leads to the landing page', () => {
  expect(referralUrl('https://coffee.example', 'moka')).toBe('https://coffee.example/?ref=moka')
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/', true],
  ['curl/8.7.1', true],
  ['', true],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
])('[PUB-8] %j fetches links for a machine: %s', (userAgent, is) => {
  expect(isCrawler(userAgent)).toBe(is)
})

const kept = { code: 'moka', visitId: 'visit-1', at: new Date('2026-11-01T00:00:00Z') }
const later = (days: number) => new Date(kept.at.getTime() + days * 86_400_000)

test('[PUB-8] a browser goes on with the visit it remembers, by the same link or by none', () => {
  const text = referralText(kept)
  expect(referralGoingOn(text, '', later(29))).toEqual(kept)
  expect(referralGoingOn(text, 'moka', later(1))).toEqual(kept)
})

test('[PUB-8] another link, thirty days, or anything that was not ours begins anew', () => {
  const text = referralText(kept)
  expect(referralGoingOn(text, 'dev-news', later(1))).toBeNull()
  expect(referralGoingOn(text, '', later(30))).toBeNull()
  for (const junk of [null, '', 'moka', 'moka visit-1', 'moka visit-1 soon', ' visit-1 1']) {
    expect(referralGoingOn(junk, '', later(1))).toBeNull()
  }
})
