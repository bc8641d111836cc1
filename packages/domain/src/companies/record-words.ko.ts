import { answerStops, isQuick } from './record.ts'

/** What is said of a company's record wherever it stands. */

export const TOO_FEW = '아직 기록이 모자라요'

/** '20명+' */
export const peopleText = (step: number): string => `${step}명+`

/** '10번에 9번' */
export const tenthsText = (value: number): string => `10번에 ${value}번`

/** '10명 중 9명' */
export const tenthsOfPeople = (value: number): string => `10명 중 ${value}명`

/** In a word, where there is one line for all. */
export const speedText = (stop: number): string =>
  isQuick(stop) ? '답이 빠른 편' : `답까지 ${answerStops[stop]!.name}`

/** '반나절 안에'; beyond the last stop nothing is counted, so it says no more than that. */
export const withinText = (stop: number): string =>
  stop === answerStops.length - 1 ? '일주일 안팎으로' : `${answerStops[stop]!.name} 안에`

type Told = { readonly value: number } | null
type CompanyRecord = { readonly answers: Told; readonly came: Told; readonly payKept: Told }

/** In one line: '보통 반나절 안에 답해요 · 커피챗에 10번에 9번 나왔어요 · 말한 연봉을 10번에 9번 지켰어요'. */
export function recordLine({ answers, came, payKept }: CompanyRecord): string {
  const told = [
    answers && `보통 ${withinText(answers.value)} 답해요`,
    came && `커피챗에 ${tenthsText(came.value)} 나왔어요`,
    payKept && `말한 연봉을 ${tenthsText(payKept.value)} 지켰어요`,
  ].filter((text) => text !== null)
  return told.length > 0 ? told.join(' · ') : TOO_FEW
}
