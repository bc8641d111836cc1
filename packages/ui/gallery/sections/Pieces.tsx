import type { ComponentType } from 'react'
import { Avatar } from '../../src/Avatar.tsx'
import { BrandMark, Wordmark } from '../../src/BrandMark.tsx'
import { Card } from '../../src/Card.tsx'
import { CompletenessRing } from '../../src/CompletenessRing.tsx'
import { Cup } from '../../src/Cup.tsx'
import { DensityCurve } from '../../src/DensityCurve.tsx'
import type { IconProps } from '../../src/icons/Icon.tsx'
import { Logo } from '../../src/Logo.tsx'
import { Money } from '../../src/Money.tsx'
import { Slip, SlipRow, SlipRule } from '../../src/Slip.tsx'
import { Box } from '../Box.tsx'

export function Brand() {
  return (
    <Box title="상징">
      <div className="flex flex-wrap items-center gap-5">
        <Wordmark size={30}>커피어택</Wordmark>
        <span className="rounded-button-sm bg-shot p-2">
          <BrandMark tone="on-shot" />
        </span>
        <Cup size={48} />
        <Cup size={96} label="위에서 본 커피 한 잔" />
        <Avatar name="이도현" size="sm" />
        <Avatar name="Sam" />
        <Avatar name="한지우" size="lg" />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline gap-4">
        <Money size={56} amount="5,340" />
        <Money size={32} amount="5,340" />
        <Money size={20} amount="5,340" />
      </div>
    </Box>
  )
}

export function Cards() {
  return (
    <Box title="카드">
      <div className="grid gap-2">
        <Card ground="fill">채운 카드</Card>
        <Card ground="line">선 카드</Card>
        <Card ground="shot">에스프레소 카드</Card>
      </div>
    </Box>
  )
}

const flags = (done: number) => Array.from({ length: 6 }, (_, i) => i < done)

export function Rings() {
  return (
    <Box title="완성도">
      <div className="flex items-center justify-between gap-2">
        <CompletenessRing flags={flags(1)} percent={16} label="프로필 완성도 16퍼센트" />
        <CompletenessRing flags={flags(4)} percent={64} label="프로필 완성도 64퍼센트" />
        <CompletenessRing flags={flags(6)} percent={100} label="프로필 완성도 100퍼센트" />
      </div>
    </Box>
  )
}

/** An invented company's logo. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="#24386e"/><path d="M12 33a14 14 0 0 1 28 0z" fill="#ffb26b"/></svg>',
)}`

export function Slips() {
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        <Logo name="노을클라우드" src={LOGO} size={56} />
        <div>
          <p className="text-h2 leading-snug">노을클라우드</p>
          <p className="text-body-s text-ink-3">프론트엔드 개발자</p>
        </div>
      </div>
      <p className="mt-7 text-body-s font-medium text-ink-3">지우 님께 드리는 연봉</p>
      <Money size={32} amount="6,300" to="6,800" label="육천삼백만 원에서 육천팔백만 원" />
      <SlipRule />
      <dl>
        <SlipRow label="희망 연봉">6,500만 원</SlipRow>
        <SlipRow label="희망보다">최대 300만 원 높아요</SlipRow>
      </dl>
    </Slip>
  )
}

const colours = [
  ['bean-0', '#FFFFFF'],
  ['bean-100', '#F6F3F0'],
  ['bean-200', '#EDE7E4'],
  ['bean-300', '#DDD6D2'],
  ['bean-500', '#7E716C'],
  ['bean-600', '#6B5F5A'],
  ['bean-900', '#271B17'],
  ['shot-900', '#2C1812'],
  ['cherry-500', '#F43715'],
  ['cherry-600', '#D22B0D'],
  ['leaf-600', '#1F764D'],
  ['rose-600', '#C01249'],
] as const

export function Palette() {
  return (
    <ul className="grid grid-cols-4 overflow-hidden rounded-card bg-surface lg:grid-cols-12">
      {colours.map(([name, hex]) => (
        <li key={name} className="pb-3 text-center text-micro leading-close text-ink-3">
          <i
            className="mb-2 block h-14 shadow-[inset_0_-1px_0_var(--line)]"
            style={{ background: `var(--${name})` }}
          />
          <b className="block text-ink">{name}</b>
          <span className="tnum">{hex}</span>
        </li>
      ))}
    </ul>
  )
}

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('../../src/icons/*.tsx', {
  eager: true,
})
const icons = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([name]) => name.toLowerCase() !== 'icon')

export function Icons() {
  return (
    <Box title="아이콘">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-3">
        {icons.map(([name, Icon]) => (
          <li key={name} className="grid justify-items-center gap-1 text-micro text-ink-3">
            <span className="text-ink">
              <Icon size={24} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Box>
  )
}

export const people = Array.from({ length: 60 }, (_, i) => {
  const at = 3100 + i * 95
  const spread = at < 5300 ? 900 : 1450
  return { at, density: Math.exp(-(((at - 5300) / spread) ** 2) / 2) }
})
const ticks = [4000, 5000, 6000, 7000, 8000].map((at) => ({ at, label: `${at / 1000},000` }))

export function Density() {
  return (
    <Box title="연봉의 자리">
      <DensityCurve
        points={people}
        now={{ at: 5200, label: '지금' }}
        expected={{ at: 6180, label: '예상 · 상위 24%' }}
        hope={{ at: 6500, label: '희망' }}
        raise="+980"
        ticks={ticks}
        label="같은 일을 하는 사람들 가운데 지금 5,200만 원, 예상 6,180만 원으로 상위 24퍼센트예요"
      />
    </Box>
  )
}
