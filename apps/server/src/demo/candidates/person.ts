import { type Gender, GENDERS } from '@coffeeattack/domain/verification/person'
import type { Dice } from '../chance/dice.ts'
import type { Person } from './candidate.ts'

const SURNAMES = [
  ...'김김김이이이박박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염석선설마길연위표명기반라왕금옥',
]

const GIVEN: Readonly<Record<Gender, readonly string[]>> = {
  여성: split(`가온 나래 다솜 라희 마음 보름 사랑 새봄 서리 소담 슬아 시내 아라 여울 예솔 온새 유담 윤슬 은솔 이든 잔디 지온 채린 초롱 태은 하람 해밀 혜윰 가람 노을
    나린 도담 리안 모아 봄이 산들 솔잎 수아린 이슬 조은 푸름 한결 다예 서우 유림 하솜 로하 지담 세인 온하`),
  남성: split(`가율 건호 나훈 다훈 도엽 라훈 마루 무영 바론 범찬 빛찬 새찬 선겸 솔휘 승율 시혁 아훈 어진 온결 우람 윤휘 이찬 자람 재휘 정겸 주언 지훤 찬솔 태결 하겸
    한솔 해찬 현겸 휘찬 강들 단우 로운 미르 버들 서휘 수겸 은겸 준결 큰솔 파람 하늬 도을 세찬 유결 연후`),
}

function nameFor(gender: Gender, dice: Dice): string {
  return dice.pick(SURNAMES) + dice.pick(GIVEN[gender])
}

function split(text: string): string[] {
  return text.split(/\s+/)
}

/** Somebody invented, old enough for the first job. Numbers `010-1000-XXXX` belong to this world alone. */
export function createPerson(place: number, firstYear: number, dice: Dice): Person {
  const gender = dice.pick(GENDERS)
  const birthYear = firstYear - dice.int(24, gender === '남성' ? 29 : 27)
  return {
    name: nameFor(gender, dice),
    phone: `0101000${2000 + place}`,
    email: dice.chance(0.7) ? `person${String(place).padStart(3, '0')}@mail.example` : null,
    birthday: `${birthYear}${two(dice.int(1, 12))}${two(dice.int(1, 28))}`,
    gender,
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
