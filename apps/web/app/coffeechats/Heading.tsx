import { offers } from '@coffeeattack/domain/errors/offers'
import { Cup } from '@coffeeattack/ui/Cup'
import type { Arrangement } from './arrangement.ts'

type Words = { title: string; body: string }

const past: Partial<Record<Arrangement['kind'], Words>> = {
  met: { title: '커피챗을 마쳤어요', body: '이야기는 메시지에서 이어 갈 수 있어요.' },
  cancelled: { title: '커피챗이 취소됐어요', body: '다시 만나고 싶다면 문의해 주세요.' },
}

/** The matched result in the specification's words (OFR-8), until the meeting lies behind or was called off. */
export function Heading({ kind }: { kind: Arrangement['kind'] }) {
  const { title, body }: Words = past[kind] ?? offers.OFFER_MATCHED
  return (
    <div className="flex flex-col items-center px-5 pt-2 text-center">
      <Cup size={116} />
      <h1 className="mt-5 text-h1">{title}</h1>
      <p className="mt-1.5 text-balance text-ink-2">{body}</p>
    </div>
  )
}
