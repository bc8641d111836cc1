import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import type { ComingPage } from './coming-page.ts'

/** Says what a page will be and where to go meanwhile; reads the same with and without React. */
export function ComingView({ page, home }: { page: ComingPage; home: string }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
      <Cup size={168} />
      <h1 className="mt-7 text-h1">
        {page.title}
        <span className="block">곧 열려요</span>
      </h1>
      <p className="mt-2 max-w-[21rem] text-body text-balance text-ink-2">{page.about}</p>
      <a href={home} className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        첫 화면으로 가기
      </a>
    </div>
  )
}
