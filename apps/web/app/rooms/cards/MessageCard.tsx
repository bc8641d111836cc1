import type { Message } from '../rooms-query.ts'
import { CarriedOffer } from './CarriedOffer.tsx'
import { SurveyCard } from './SurveyCard.tsx'

/** The offer or the survey that a message carries. */
export function MessageCard({ message: { offer, survey, isMine } }: { message: Message }) {
  if (offer) return <CarriedOffer offer={offer} />
  if (survey && !isMine) return <SurveyCard isAnswered={survey.isAnswered} />
  return null
}
