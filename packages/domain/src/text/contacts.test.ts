import { describe, expect, test } from 'vitest'
import { findContacts, hasContact, isOnlyContacts, maskContacts } from './contacts.ts'

describe('[OFR-17] contacts in a nameless talk are masked', () => {
  test.each([
    ['010-1234-5678로 연락 주세요', '〔전화번호〕로 연락 주세요'],
    ['０１０ １２３４ ５６７８', '〔전화번호〕'],
    ['공일공 일이삼사 오육칠팔이에요', '〔전화번호〕이에요'],
    ['회사는 02)123-4567이에요', '회사는 〔전화번호〕이에요'],
    ['jiwoo@example.com, 그리고 hi @ example . kr', '〔이메일〕, 그리고 〔이메일〕'],
    ['https://open.kakao.com/o/abc123 로 오세요', '〔링크〕 로 오세요'],
    ['제 글은 jiwoo.dev/blog 에 있어요', '제 글은 〔링크〕 에 있어요'],
    ['www.example.com', '〔링크〕'],
    ['https://jiwoo.dev/cv, 그리고 (www.example.com).', '〔링크〕, 그리고 (〔링크〕).'],
    ['카톡 jiwoo1234 로 주세요', '〔메신저 아이디〕 로 주세요'],
    ['카카오톡 아이디는 jiwoo_han 이에요', '〔메신저 아이디〕 이에요'],
    ['텔레그램 @jiwoo', '〔메신저 아이디〕'],
    ['라인 아이디: jiwoo', '〔메신저 아이디〕'],
    ['@jiwoo.han 이에요', '〔메신저 아이디〕 이에요'],
    ['010-1234-5678, jiwoo@example.com', '〔전화번호〕, 〔이메일〕'],
  ])('%j reads %j', (text, masked) => {
    expect(maskContacts(text)).toBe(masked)
  })

  test.each([
    ['연락은 ０１０-1234-5678로', [{ kind: 'PHONE', start: 4, end: 17, value: '０１０-1234-5678' }]],
    ['① jiwoo@example.com', [{ kind: 'EMAIL', start: 2, end: 19, value: 'jiwoo@example.com' }]],
    ['한 지우예요', [{ kind: 'NAME', start: 0, end: 4, value: '한 지우' }]],
    ['그대로예요', []],
  ])('%j holds its contacts at their places', (text, found) => {
    expect(findContacts(text, { name: '한지우', phone: '' })).toEqual(found)
  })

  test.each([
    ['010-1234-5678', true],
    ['연락처: 010-1234-5678', true],
    ['010-1234-5678로 연락 주세요', true],
    ['jiwoo@example.com, 010-1234-5678', true],
    ['카톡 jiwoo1234로 연락 주세요!', true],
    ['안녕하세요. 제 메일은 jiwoo@example.com이에요. 감사합니다', true],
    ['Call me at 010-1234-5678', true],
    ['저는 한지우이고, 전화는 공일공 일이삼사 오육칠팔이에요', true],
    ['〔전화번호〕로 연락 주세요', true],
    ['카톡 주세요', false],
    ['카톡 jiwoo1234인데 야근이 많나요?', false],
    ['연봉은 6,300만 원이에요', false],
    ['재택이 되나요? 010-1234-5678', false],
    ['재택이 되나요?', false],
    ['', false],
  ])('%j is nothing but a contact: %s', (text, isOnly) =>
    expect(isOnlyContacts(text, { name: '한지우', phone: '' })).toBe(isOnly),
  )

  test('one kind is told from another', () => {
    expect(hasContact('010-1234-5678', 'PHONE')).toBe(true)
    expect(hasContact('010-1234-5678', 'EMAIL')).toBe(false)
    expect(hasContact('jiwoo＠example.com', 'EMAIL')).toBe(true)
  })
})

describe('[OFR-17] the name of who asks', () => {
  test.each([
    ['한지우', '안녕하세요, 한지우예요', '안녕하세요, 〔이름〕예요'],
    ['한지우', '한 지 우라고 해요', '〔이름〕라고 해요'],
    ['Jane Doe', 'I am jane doe.', 'I am 〔이름〕.'],
    ['이수', '이수해야 하는 과정이 있나요?', '이수해야 하는 과정이 있나요?'],
    ['', '무엇이든', '무엇이든'],
    ['A.(b', 'A.(b 입니다', '〔이름〕 입니다'],
  ])('of %s is hidden in %j', (name, text, masked) => {
    expect(maskContacts(text, { name, phone: '' })).toBe(masked)
  })
})
