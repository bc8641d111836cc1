/** What the panel beside a flow says: a route gives its own as `handle = { flowPanel: … }`. */
export type FlowPanelText = { title: readonly string[]; line: string }

const DEFAULT: FlowPanelText = {
  title: ['연봉 먼저,', '커피는 그다음'],
  line: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
}

/** The innermost route that says something has the word. */
export function flowPanelText(handles: readonly unknown[]): FlowPanelText {
  return handles.findLast(hasFlowPanel)?.flowPanel ?? DEFAULT
}

function hasFlowPanel(handle: unknown): handle is { flowPanel: FlowPanelText } {
  return typeof handle === 'object' && handle !== null && 'flowPanel' in handle
}
