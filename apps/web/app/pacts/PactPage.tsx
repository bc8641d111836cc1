import { paths } from '@coffeeattack/contract/pages'
import { Message } from '@coffeeattack/ui/icons/Message'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import type { ReactNode } from 'react'
import { BottomCta, Page } from '../layout/Page.tsx'
import { MoreSheet } from '../offers/MoreSheet.tsx'
import type { Pact } from './queries.ts'

type PactPageProps = {
  pact: Pact
  backTo?: string
  /** The band under the header. */
  band?: ReactNode
  /** The buttons at the bottom. */
  cta?: ReactNode
  children: ReactNode
}

/** The frame of a pact's pages: cards on the canvas, with a way to the company and to us. */
export function PactPage({ pact, backTo = paths.my(), band, cta, children }: PactPageProps) {
  return (
    <Page
      tone="canvas"
      backTo={backTo}
      actions={
        <MoreSheet
          ways={[
            { to: roomOf(pact), label: '메시지로 물어보기', Icon: Message },
            { to: paths.ask(paths.pact(pact.id)), label: '커피어택에 문의하기', Icon: CircleQuestion },
          ]}
        />
      }
      bottom={
        cta && (
          <BottomCta>
            <section aria-label="이어서 하기">{cta}</section>
          </BottomCta>
        )
      }
    >
      {band}
      <div className={`flex flex-1 flex-col gap-3 px-4 pb-7 ${band ? 'pt-4' : ''}`}>{children}</div>
    </Page>
  )
}

/** The conversation with the company. */
export const roomOf = ({ roomId }: Pick<Pact, 'roomId'>) =>
  roomId ? paths.messageRoom(roomId) : paths.messages()

/** The first sentence of a page that is not read but answered: two lines, and what follows from it. */
export function Said({ lines, children }: { lines: readonly string[]; children?: ReactNode }) {
  return (
    <div className="px-1 pb-1">
      <h1 className="text-h1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
      {children && <p className="mt-1 text-ink-2">{children}</p>}
    </div>
  )
}

/** Somebody's own words, on their own ground. */
export function Words({ by, children }: { by: string; children: string }) {
  return (
    <div className="rounded-button bg-surface-2 p-4">
      <p className="mb-1 text-caption text-ink-3">{by}</p>
      <p className="text-body-s whitespace-pre-line [overflow-wrap:anywhere]">{`“${children}”`}</p>
    </div>
  )
}
