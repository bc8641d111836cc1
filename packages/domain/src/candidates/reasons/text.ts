import { lengthText } from '../../profiles/career.ts'
import { groupDigits } from '../../salary/format.ts'
import { withJosa } from '../../text/josa.ts'
import type { FitKind, HopePlace, Mark, Reason } from './reason.ts'

/** A reason in words, and the part of it that was searched for. */
export type ReasonText = { readonly text: string; readonly mark: Mark | null }

const hopes: Readonly<Record<HopePlace, string>> = {
  low: '희망이 예산 아래쪽이에요',
  middle: '희망이 예산 한가운데예요',
  high: '희망이 예산 위쪽이에요',
  within: '희망이 예산 안이에요',
}

const fits: Readonly<Record<FitKind, string>> = {
  years: '경력',
  job: '직무',
  skill: '기술',
  word: '낱말',
  hope: '희망 연봉',
  income: '소득',
  school: '학교',
  company: '다닌 회사',
}

export function reasonText(reason: Reason): ReasonText {
  switch (reason.kind) {
    case 'keyword':
      return around('업무 키워드에 ‘', reason, '’')
    case 'skill':
      return around('기술에 ‘', reason, `’${particle(reason.text)} 있어요`)
    case 'career':
      return around('경력 설명에 ‘', reason, `’${particle(reason.text)} 있어요`)
    case 'otherJob': {
      const before = `${reason.name}도 `
      const mark = { from: before.length, to: before.length + reason.asked.length }
      return { text: `${before}${withJosa(reason.asked, '으로/로')} 함께 찾았어요`, mark }
    }
    case 'otherSkill':
      return plain(`${withJosa(reason.name, '은/는')} ${withJosa(reason.asked, '와/과')} 같은 말이에요`)
    case 'likesUs':
      return plain('우리 회사를 관심회사로 골랐어요')
    case 'hope':
      return plain(hopes[reason.place])
    case 'fits':
      return plain(`${withJosa(listed(reason.what.map((what) => fits[what])), '이/가')} 맞아요`)
    case 'years':
      return plain(
        `경력이 ${lengthText(Math.abs(reason.monthsMore))} ${reason.monthsMore > 0 ? '길어요' : '짧아요'}`,
      )
    case 'hopeBeyond':
      return plain(
        `희망이 ${groupDigits(Math.abs(reason.manwonMore))}만 원 ${reason.manwonMore > 0 ? '높아요' : '낮아요'}`,
      )
  }
}

const plain = (text: string): ReasonText => ({ text, mark: null })

const around = (before: string, { text, mark }: { text: string; mark: Mark }, after: string): ReasonText => ({
  text: `${before}${text}${after}`,
  mark: { from: before.length + mark.from, to: before.length + mark.to },
})

const particle = (text: string) => withJosa(text, '이/가').slice(text.length)

/** '직무와 기술', '경력, 직무, 기술' */
const listed = ([first = '', second, ...others]: readonly string[]): string =>
  second !== undefined && others.length === 0
    ? `${withJosa(first, '와/과')} ${second}`
    : [first, second, ...others].filter((one) => one !== undefined).join(', ')
