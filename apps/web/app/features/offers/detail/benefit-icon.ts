import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { GraduationCap } from '@coffeeattack/ui/icons/GraduationCap'
import { Home } from '@coffeeattack/ui/icons/Home'
import type { Icon } from '@coffeeattack/ui/icons/Icon'
import { MapPin } from '@coffeeattack/ui/icons/MapPin'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'

type BenefitIcon = (props: Omit<Parameters<typeof Icon>[0], 'children'>) => ReturnType<typeof Icon>

/** Companies write benefits in their own words; the first word that is known chooses the picture. */
const icons: readonly (readonly [words: RegExp, icon: BenefitIcon])[] = [
  [/교육|도서|학비|강의|세미나|[콘컨]퍼런스|자기 ?계발/, GraduationCap],
  [/재택|원격|리모트|홈 ?오피스/, Home],
  [/휴가|안식|연차|방학|주 ?4일/, Calendar],
  [/시차|유연|자율 출|퇴근|단축|시간/, Clock],
  [/커피|에스프레소|간식|식대|식사|점심|저녁|카페/, CoffeeCup],
  [/건강|검진|보험|심리|상담|헬스/, ShieldCheck],
  [/사옥|사무실|거점|역세권|기숙사|주거/, MapPin],
  [/보너스|인센티브|스톡|주식|성과급|상여|수당|대출|지원|만 ?원/, Banknote],
]

export function benefitIcon(benefit: string): BenefitIcon {
  return icons.find(([words]) => words.test(benefit))?.[1] ?? Check
}
