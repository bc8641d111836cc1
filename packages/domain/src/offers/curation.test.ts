import { describe, expect, test } from 'vitest'
import { decide, type GroupPatch, connect, hardToChoose, selectionButton, toggle } from './group.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')
const group = {
  status: 'WAITING' as const,
  expiredAt: seoul('2026-11-18T23:59:59.999'),
  offerItems: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
}

const chosen = (patch: GroupPatch) => decide(group, patch, now)

describe('[OFR-7] selection', () => {
  test('the button shows the count or the prompt', () => {
    expect(selectionButton(0)).toEqual({ text: '회사를 골라 주세요', enabled: false })
    expect(selectionButton(1)).toEqual({ text: '1곳과 커피챗 연결하기', enabled: true })
    expect(selectionButton(2).text).toBe('2곳과 커피챗 연결하기')
  })

  test('a tap selects, a second one takes it back', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggle(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('[OFR-7] decision', () => {
  test('selected companies are matched', () => {
    expect(chosen(connect(['a', 'c', 'a']))).toEqual({
      ok: true,
      act: 'accept',
      status: 'MATCHED',
      selectedIds: ['a', 'c'],
    })
  })

  test('hard to choose, Yes: like without items leads to the agent', () => {
    expect(hardToChoose.yes.patch).toEqual({ isLike: true, offerItems: [] })
    expect(chosen(hardToChoose.yes.patch)).toMatchObject({ ok: true, status: 'AGENT', selectedIds: [] })
  })

  test('hard to choose, No: no like and no items is a refusal', () => {
    expect(hardToChoose.no.patch).toEqual({ isLike: false, offerItems: [] })
    expect(chosen(hardToChoose.no.patch)).toMatchObject({ ok: true, status: 'REFUSED' })
  })

  test('an id of another group is refused', () => {
    expect(chosen(connect(['a', 'x']))).toEqual({ ok: false, situation: 'GROUP_FOREIGN_OFFER' })
  })

  test('not liking what was selected makes no sense', () => {
    expect(chosen({ isLike: false, offerItems: ['a'] })).toEqual({ ok: false, situation: 'INVALID_INPUT' })
  })

  test.each(['MATCHED', 'REFUSED', 'AGENT'] as const)('[OFR-1] %s can not be decided again', (status) => {
    expect(decide({ ...group, status }, connect(['a']), now)).toEqual({
      ok: false,
      situation: 'GROUP_NOT_WAITING',
    })
  })

  test('[OFR-12] after the deadline nothing is decided, whether or not the job ran', () => {
    const late = seoul('2026-11-19T00:00:00')
    expect(decide(group, connect(['a']), late)).toEqual({ ok: false, situation: 'GROUP_EXPIRED' })
    expect(decide({ ...group, status: 'EXPIRED' }, connect(['a']), now)).toMatchObject({
      situation: 'GROUP_EXPIRED',
    })
    expect(decide(group, connect(['a']), seoul('2026-11-18T23:59:59.999'))).toMatchObject({ ok: true })
  })
})
