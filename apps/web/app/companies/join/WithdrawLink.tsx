import { useCall } from '@coffeeattack/kit/useCall'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { joinApi } from './api.ts'
import { changing } from './application.ts'

export function WithdrawLink({ secret }: { secret: string }) {
  const withdraw = useCall(() => joinApi('POST /business/applications/withdraw', { body: { secret } }), {
    asks: () => ({
      title: '신청을 거둘까요?',
      description: '준비한 것도 함께 사라져요. 처음부터 다시 신청할 수 있어요.',
      confirm: '신청 거두기',
    }),
    ...changing(secret),
  })
  return (
    <TextLink wide aria-busy={withdraw.busy || undefined} onClick={() => void withdraw.run()}>
      신청 거두기
    </TextLink>
  )
}
