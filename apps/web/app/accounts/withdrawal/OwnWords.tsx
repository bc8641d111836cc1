import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/text-area'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useEffect, useRef } from 'react'

type OwnWordsProps = { words: string; onChange: (words: string) => void }

/** Opens under the last answer, where the button at the bottom would hide it: so it brings itself into view. */
export function OwnWords({ words, onChange }: OwnWordsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's cleanup.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <TextArea
        className="mt-4"
        label="떠나는 이유"
        hideLabel
        placeholder="아쉬웠던 점을 들려주세요"
        limit={TEXT_AREA.limit}
        atLimit={limitMessage(TEXT_AREA.limit)}
        value={words}
        onValueChange={onChange}
      />
    </div>
  )
}
