import { AskScreen } from '../desk/AskScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('문의하기')

export const handle = {
  flowPanel: { title: ['궁금한 건', '편하게 물어보세요'], line: '담당 에이전트가 읽고 직접 답해 드려요.' },
}

export default function Ask() {
  return <AskScreen />
}
