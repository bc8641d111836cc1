import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { GraduationCap } from '@coffeeattack/ui/icons/GraduationCap'
import { Home } from '@coffeeattack/ui/icons/Home'
import { expect, test } from 'vitest'
import { benefitIcon } from './benefit-icon.ts'

test.each([
  ['사이닝 보너스 500만 원', Banknote],
  ['주 2회 재택근무', Home],
  ['10~12시 시차 출근', Clock],
  ['교육비 연 200만 원', GraduationCap],
  ['층마다 에스프레소 바', CoffeeCup],
  ['반려견과 함께 일해요', Check],
])('[OFR-4] %s has its picture', (benefit, icon) => {
  expect(benefitIcon(benefit)).toBe(icon)
})
