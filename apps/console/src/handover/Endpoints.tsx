import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { useState } from 'react'
import { EmptyBox } from '../list/ConsoleList.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { EndpointDialog } from './EndpointDialog.tsx'
import type { Endpoint } from './queries.ts'
import { Section } from './Section.tsx'
import { type Secret, SecretDialog } from './SecretDialog.tsx'

/** Where the company's programs are called. */
export function Endpoints({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const showSecret = (text: string) => setSecret({ kind: 'webhook', text })
  const add = { label: '주소 더하기', onPress: () => setAdding(true) }
  return (
    <Section
      title="소식을 받는 주소"
      about={`서명한 웹훅을 보내요. ${HANDOVER.endpoints}개까지 둘 수 있어요.`}
      {...(endpoints.length < HANDOVER.endpoints && { add })}
    >
      {endpoints.length === 0 ? (
        <EmptyBox
          empty="아직 연결한 주소가 없어요"
          description="채용 프로그램의 웹훅 주소를 더하면 커피챗 소식이 바로 이어져요"
        />
      ) : (
        <ul aria-label="소식을 받는 주소" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} onSecret={showSecret} />
          ))}
        </ul>
      )}
      <EndpointDialog open={isAdding} onClose={() => setAdding(false)} onSecret={showSecret} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Section>
  )
}
