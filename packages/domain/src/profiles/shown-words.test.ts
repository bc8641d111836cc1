import { describe, expect, test } from 'vitest'
import { type ProfileWords, shownWords } from './shown-words.ts'

const writer = { name: '한지우', phone: '01000001234' }

const saying = (text: string): ProfileWords => ({
  jobLabel: text,
  jobSubLabel: text,
  techStack: [text, 'React'],
  hashtags: ['결제', text],
  careers: [{ id: 'c1', job: text, detail: `정산을 만들었어요. ${text} 로 주세요` }],
  schools: [{ id: 's1', name: text, major: text }],
})

describe('[OFR-13] what companies read and search of a person’s words', () => {
  test.each(['010-0000-1234', '01000001234', 'jiwoo@example.com', 'https://a.example/b', '한지우'])(
    '%s is left in none of them, and everything else is',
    (contact) => {
      const shown = shownWords(saying(contact), writer)
      expect(JSON.stringify(shown)).not.toContain(contact)
      expect(shown).toMatchObject({
        techStack: [expect.stringMatching(/^〔.+〕$/), 'React'],
        schools: [{ id: 's1' }],
      })
      expect(shown.careers[0]).toMatchObject({
        id: 'c1',
        detail: expect.stringContaining('정산을 만들었어요.') as string,
      })
    },
  )

  test('masking the masked words changes nothing', () => {
    const once = shownWords(saying('한지우 010-0000-1234'), writer)
    expect(shownWords(once, writer)).toEqual(once)
  })

  test('several keywords that are hidden wholly are one', () => {
    const { hashtags } = shownWords(
      { ...saying(''), hashtags: ['01000001234', '결제', '01099998888'] },
      writer,
    )
    expect(hashtags).toEqual(['〔전화번호〕', '결제'])
  })

  test('words that nobody wrote stay so', () => {
    const nothing = {
      ...saying(''),
      jobLabel: null,
      jobSubLabel: null,
      schools: [{ id: 's', name: '', major: null }],
    }
    expect(shownWords(nothing, { name: '', phone: '' })).toMatchObject({
      jobLabel: null,
      jobSubLabel: null,
      schools: [{ id: 's', name: '', major: null }],
    })
  })
})
