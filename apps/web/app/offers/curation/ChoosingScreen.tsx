import { connect, hardToChoose, selectionButton } from '@coffeeattack/domain/offers/selection'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { PanelFigure } from '../../layout/panel-figure.tsx'
import { DeadlineNews } from '../DeadlineNews.tsx'
import { paths } from '../../paths.ts'
import { AgentMessage } from './AgentMessage.tsx'
import { CompanyChoice } from './CompanyChoice.tsx'
import { HeaderDeadline } from './HeaderDeadline.tsx'
import type { Curation } from './queries.ts'
import { useDecision } from './use-decision.ts'

/** Waiting for an answer: which companies, or none for now (OFR-7). */
export function ChoosingScreen({ curation }: { curation: Curation }) {
  const { groupId, expiredAt, offerItems, operatorName, message } = curation
  const { busy, decide } = useDecision(groupId)
  const [chosen, setChosen] = useState<string[]>([])
  const selected = chosen.filter((id) => offerItems.some((item) => item.id === id))
  const { text, enabled } = selectionButton(selected.length)

  async function askInstead() {
    const { title, body, yes, no } = hardToChoose
    const answer = await ask({ title, description: body, confirm: yes.button, cancel: no.button })
    if (answer === 'confirm') await decide(yes.patch)
    if (answer === 'cancel') await decide(no.patch)
  }

  return (
    <Page
      header={<Header backTo={paths.offers()} actions={<HeaderDeadline expiredAt={expiredAt} />} />}
      bottom={
        <BottomCta>
          <Button
            disabled={!enabled}
            busy={busy && '보내는 중'}
            onClick={() => void decide(connect(selected))}
          >
            {text}
          </Button>
          {/* Of one height, so that the button does not jump with the first choice. */}
          {enabled ? (
            <output className="flex min-h-11 items-center justify-center text-label text-ink-3">
              이름과 연락처는 내가 고른 회사에만 공개돼요
            </output>
          ) : (
            <TextLink wide disabled={busy} onClick={() => void askInstead()}>
              {hardToChoose.link}
            </TextLink>
          )}
        </BottomCta>
      }
    >
      <div className="px-5 pt-1 pb-8">
        <h1 className="text-h1">
          커피챗하고 싶은 회사를
          <br />
          모두 골라 주세요
        </h1>
        <div className="mt-5 mb-5">
          <AgentMessage name={operatorName} message={message} />
        </div>
        <CompanyChoice items={offerItems} selected={selected} onSelect={setChosen} busy={busy} />
      </div>
      <DeadlineNews expiredAt={expiredAt} />
      <PanelFigure about="에이전트가 어울리는 회사를 골랐어요">
        <span className="mt-1 block text-[3rem] leading-tight tracking-tighter text-on-shot">
          {offerItems.length}곳 가운데
          <br />
          마음 가는 곳만
        </span>
      </PanelFigure>
    </Page>
  )
}
