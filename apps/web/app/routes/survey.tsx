import { SurveyScreen } from '../desk/SurveyScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('설문')

export default function Survey() {
  return <SurveyScreen />
}
