import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { agoText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { EmptyBox } from '../list/ConsoleList.tsx'
import { type ApiKey, reloadHandover } from './queries.ts'
import { type Secret, SecretDialog } from './SecretDialog.tsx'
import { Section } from './Section.tsx'

/** API keys, with which a company's programs read its matched candidates. */
export function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const add = { label: 'API 키 만들기', onPress: () => setAdding(true) }
  return (
    <Section
      title="API 키"
      about="매칭된 후보자가 공개한 정보만 읽을 수 있고, 읽은 사실은 그분의 기록에 남아요."
      {...(keys.length < HANDOVER.keys && { add })}
    >
      {keys.length === 0 ? (
        <EmptyBox empty="아직 만든 API 키가 없어요" />
      ) : (
        <Card className="py-1!">
          <ul aria-label="API 키">
            {keys.map((key) => (
              <KeyRow key={key.id} of={key} />
            ))}
          </ul>
        </Card>
      )}
      <NewKeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onSecret={(text) => setSecret({ kind: 'key', text })}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Section>
  )
}

function KeyRow({ of: { id, name, prefix, createdAt, createdBy, lastUsedAt } }: { of: ApiKey }) {
  const now = useNow()
  const revoke = useCall(() => api('DELETE /console/handover/keys/:id', { params: { id } }), {
    asks: () => ({
      title: `${name} 키를 못 쓰게 할까요?`,
      description: '이 키를 쓰는 프로그램은 바로 아무것도 읽을 수 없어요. 되돌릴 수 없어요.',
      confirm: '못 쓰게 하기',
      danger: true,
    }),
    onSettled: reloadHandover,
  })
  const facts = [
    `${createdBy} 님이 ${agoText(new Date(createdAt), now)} 만들었어요`,
    lastUsedAt ? `마지막으로 ${agoText(new Date(lastUsedAt), now)} 썼어요` : '아직 쓴 적이 없어요',
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-body-s font-semibold [overflow-wrap:anywhere]">
          {name} <code className="text-label font-normal break-all text-ink-3">{`${prefix}…`}</code>
        </p>
        <p className="text-label text-ink-3 tnum">{facts.join(' · ')}</p>
      </div>
      <Button kind="weak" size="sm" busy={revoke.busy && '바꾸는 중'} onClick={() => void revoke.run()}>
        못 쓰게 하기
      </Button>
    </li>
  )
}

type NewKeyDialogProps = { open: boolean; onClose: () => void; onSecret: (secret: string) => void }

function NewKeyDialog({ open, onClose, onSecret }: NewKeyDialogProps) {
  const form = useForm({
    first: { name: '' },
    blame: 'name',
    rules: { name: (name) => (name.trim() ? null : '어디에 쓸 키인지 적어 주세요') },
    send: (body) => api('POST /console/handover/keys', { body }),
    onDone({ secret }) {
      form.reset()
      onClose()
      onSecret(secret)
    },
    onSettled: reloadHandover,
  })
  function close() {
    form.reset()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="API 키 만들기"
      description="프로그램마다 키를 따로 만들면 하나만 못 쓰게 할 수 있어요."
      form={form}
      submit="만들기"
      busy="만드는 중"
      onClose={close}
    >
      <TextField
        label="이름"
        placeholder="예: 채용 프로그램"
        maxLength={HANDOVER.nameLength}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  )
}
