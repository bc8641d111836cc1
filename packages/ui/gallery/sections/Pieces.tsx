import { Avatar } from '../../src/Avatar.tsx'
import { BrandMark, Wordmark } from '../../src/BrandMark.tsx'
import { Card } from '../../src/Card.tsx'
import { Cup } from '../../src/Cup.tsx'
import { Money } from '../../src/Money.tsx'
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
