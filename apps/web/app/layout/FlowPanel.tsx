import { Cup } from '@coffeeattack/ui/Cup'
import type { FlowPanelText } from './flow-panel.ts'
import { Panel } from './Panel.tsx'

/** One line of reassurance over the cup. */
export function FlowPanel({ title, line }: FlowPanelText) {
  return (
    <Panel label="소개" art={<Cup size={620} className="absolute -right-30 -bottom-52" />}>
      <p className="relative z-2 mt-14 text-panel">
        {title.map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
      </p>
      <p className="relative z-2 mt-4.5 text-lead leading-relaxed text-on-shot-2">{line}</p>
    </Panel>
  )
}
