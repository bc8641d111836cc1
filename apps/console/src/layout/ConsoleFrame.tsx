import { consolePaths } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The frame of pages outside the signed-in console. */
export function ConsoleFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas lg:flex-row">
      <title>{`${title} · ${BRAND.ko} 채용 콘솔`}</title>
      <header className="flex items-center gap-2 bg-shot px-5 py-4 lg:w-52 lg:items-start lg:py-6">
        <Wordmark size={26} tone="on-shot">
          {BRAND.ko}
        </Wordmark>
        <span className="rounded-tag bg-shot-2 px-2 py-0.5 text-caption font-semibold text-on-shot lg:mt-0.5">
          기업
        </span>
      </header>
      <main className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
        {children}
      </main>
    </div>
  )
}

type FrameMessageProps = {
  title: string
  body: ReactNode
  /** The text of the link to the sign-in page. */
  link: string
  children?: ReactNode
}

/** A message with a link to the sign-in page. */
export function FrameMessage({ title, body, link, children }: FrameMessageProps) {
  return (
    <>
      <Cup size={168} />
      <h1 className="mt-7 text-h1">{title}</h1>
      <p className="mt-2 text-body text-balance text-ink-2">{body}</p>
      <Link to={consolePaths.signIn()} className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        {link}
      </Link>
      {children}
    </>
  )
}
