import { Carousel } from '../../src/Carousel.tsx'
import { Box } from '../Box.tsx'

const slide = (text: string) => (
  <div key={text} className="grid h-28 place-items-center rounded-card bg-surface-2 text-h3">
    {text}
  </div>
)

export function Carousels() {
  return (
    <Box title="캐러셀">
      <div className="-mx-4.5 grid gap-3">
        <Carousel label="배너" pager="count" autoplayMs={5000} slideClassName="w-full">
          {['첫 번째 배너', '두 번째 배너'].map(slide)}
        </Carousel>
        <Carousel label="후기">{['56분', '1시간 20분', '2시간 13분'].map(slide)}</Carousel>
      </div>
    </Box>
  )
}
